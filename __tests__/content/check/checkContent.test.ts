import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import {
  defaultLabels,
  labelsFile,
} from "../../../src/content/model/contentTypes/labels";
import type { Diagnostic } from "../../../src/content/model/diagnostics";
import { pages } from "../../fixture/content";
import { assertValidFixture, checkEdit } from "../../support/checkEdit";
import {
  editedFixtureFile,
  fixtureFiles,
  fixtureFilesWith,
  fixturePictures,
  fixedToday,
} from "../../support/fixtureFiles";

const check = (...files: readonly ContentFile[]) =>
  checkContent(
    { files: fixtureFilesWith(...files), pictures: fixturePictures },
    fixedToday,
  );

/** Checks the content without one of its files. */
const checkWithout = (path: string) => {
  const files = fixtureFiles.filter((file) => file.path !== path);
  return checkContent({ files, pictures: fixturePictures }, fixedToday);
};

const places = (errors: readonly Diagnostic[]) =>
  errors.map(({ file, fieldPath }) =>
    `${file.replace("content/", "")} ${fieldPath}`.trim(),
  );

test("valid content has no error", () => {
  expect(assertValidFixture).not.toThrow();
});

test("the default of each label is one that an editor could write", () => {
  const { errors, warnings } = check(
    editedFixtureFile(labelsFile, defaultLabels),
  );
  expect([...errors, ...warnings]).toEqual([]);
});

test("homes are compared with their typical items unless a file has an error", () => {
  const withoutCounts = checkEdit(
    "inventory/parlor.md",
    "      eachMore: 30\n",
    "",
  );
  expect(withoutCounts.errors).toMatchObject([
    {
      file: "content/settings/homes.md",
      value: "5bedroom",
      message: expect.stringContaining("(fourBedrooms + eachMore)") as string,
    },
    { value: "6bedroom" },
  ]);
  const unread = checkEdit("inventory/parlor.md", "order: 1", 'order: "1');
  expect(places(unread.errors)).toEqual(["inventory/parlor.md"]);
});

test("the typical boxes of homes are compared with the boxes that they need", () => {
  const homes = {
    ...{ studio: 36, oneBedroom: 25, twoBedrooms: 40 },
    ...{ threeBedrooms: 60, fourBedrooms: 81, eachMore: 28 },
  };
  const box = { id: "small-box", name: "Small box", cubicFeet: 0.5, homes };
  const room = { name: "Boxes", order: 9, items: [box] };
  const errorsWith = (changes: Record<string, unknown>) =>
    check(
      editedFixtureFile("inventory/workshop.md", changes, {
        path: "inventory/boxes.md",
      }),
    ).errors;
  expect(errorsWith({ ...room, draft: true })).toEqual([]);
  expect(errorsWith(room)).toMatchObject([
    {
      file: "content/settings/homes.md",
      fieldPath: "homes.0.boxes",
      message: expect.stringContaining("the inventory has 36") as string,
    },
  ]);
});

test("the items of a draft aren't in a typical home", () => {
  const { errors } = check(
    editedFixtureFile("inventory/workshop.md", { draft: true }),
  );
  expect(errors[0]?.value).toBe("studio");
});

test("an address twice is an error", () => {
  const title = "Another page about us";
  const description = title.padEnd(120, "!");
  const path = "documents/about.md";
  const { errors } = check(
    editedFixtureFile(
      "documents/privacy.md",
      { name: "About", title, description },
      { path },
    ),
  );
  expect(errors).toEqual([
    expect.objectContaining({
      file: `content/${path}`,
      message: expect.stringContaining(
        "Compare it with content/pages/about.md",
      ) as string,
    }),
  ]);
});

test("a copy gets the error that it shares with a page that visitors know", () => {
  const copy = editedFixtureFile(
    "cities/everett.md",
    {},
    { path: "cities/darby.md" },
  );
  const releasedPaths = [pages.city];
  const files = [copy, ...fixtureFiles];
  const { errors } = checkContent(
    { files, pictures: fixturePictures, releasedPaths },
    fixedToday,
  );
  expect(places(errors)).toEqual([
    "cities/darby.md name",
    "cities/darby.md title",
    "cities/darby.md description",
  ]);
});

test("of two pages with one name that which is named after its file keeps it", () => {
  const renamed = editedFixtureFile("cities/edmonds.md", { name: "Everett" });
  const others = fixtureFiles.filter(({ path }) => path !== renamed.path);
  const files = [renamed, ...others];
  expect(
    places(
      checkContent({ files, pictures: fixturePictures }, fixedToday).errors,
    ),
  ).toEqual(["cities/edmonds.md name"]);
});

test.each(["settings/company.md", "pages/home.md", "pages/services.md"])(
  "%s is missed, whatever names it",
  (path) => {
    expect(checkWithout(path).errors).toEqual([
      {
        file: `content/${path}`,
        fieldPath: "",
        message: "Bring this file back: the site needs it.",
      },
    ]);
  },
);

test("a missing page is missed wherever others name it", () => {
  const { errors } = check(
    editedFixtureFile(
      "counties/skagit-county.md",
      { services: ["local-moving", "storage"] },
      { body: "We have [room](/services/storage)." },
    ),
    editedFixtureFile("testimonials/jane.md", { service: "storage" }),
  );
  expect(places(errors)).toEqual([
    "counties/skagit-county.md services.1",
    "counties/skagit-county.md body",
    "testimonials/jane.md service",
  ]);
});

test("a file without a name for an address hides no broken links", () => {
  const unnamed = editedFixtureFile(
    "cities/edmonds.md",
    {},
    {
      path: "cities/東京.md",
    },
  );
  const linking = editedFixtureFile(
    "cities/everett.md",
    {},
    {
      body: "[Us](/wherever)",
    },
  );
  const { errors } = check(unnamed, linking);
  expect(places(errors)).toContain("cities/everett.md body");
});

test("links to headings that unclosed code hides aren't errors, too", () => {
  const { errors } = check(
    editedFixtureFile("cities/everett.md", {}, { body: "```\n## Up" }),
    editedFixtureFile(
      "cities/edmonds.md",
      {},
      {
        body: [
          "[Up](/locations/snohomish-county/everett#up-on-the-ridge)",
          "[and away](/locations/snohomish-county#away)",
          "[and moved](/locations/skagit-county/everett)",
        ].join(", "),
      },
    ),
  );
  expect(errors.map(({ value }) => value)).toEqual([
    "/locations/snohomish-county#away",
    "/locations/skagit-county/everett",
    "```\n## Up",
  ]);
});

test("the errors of a draft are warnings, and it gets those that it shares with a page", () => {
  const { errors, warnings } = check(
    editedFixtureFile(
      "cities/marysville.md",
      { heading: "x", county: "kent", title: "Movers in Everett, Washington" },
      { body: "[Us](/abuot) and more." },
    ),
    editedFixtureFile(
      "counties/skagit-county.md",
      { name: "Adams County", draft: true, fips: "53001" },
      { path: "counties/adams-county.md" },
    ),
  );
  expect(errors).toEqual([]);
  expect(places(warnings).sort()).toEqual([
    "cities/marysville.md body",
    "cities/marysville.md county",
    "cities/marysville.md heading",
    "cities/marysville.md title",
    "counties/adams-county.md area.description",
    "counties/adams-county.md area.title",
    "counties/adams-county.md description",
    "counties/adams-county.md title",
  ]);
});

test("unused pictures and drawings are warnings", () => {
  const unused = ["images/b.jpg", { width: 1600, height: 900, bytes: 1 }];
  const { errors, warnings } = checkContent(
    {
      files: fixtureFiles,
      pictures: new Map([...fixturePictures, unused as [string, never]]),
      // The fixture uses the first.
      drawings: ["curb", "elevator"],
    },
    fixedToday,
  );
  expect([errors, places(warnings)]).toEqual([
    [],
    ["images/b.jpg", "static/figures/elevator.svg"],
  ]);
});

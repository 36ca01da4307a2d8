import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatFaults } from "../../../src/content/model/faults";
import {
  changed,
  cityFile,
  countyFile,
  documentFile,
  navigationFile,
  pictures,
  postFile,
  quoteFormTexts,
  resourceFile,
  serviceFile,
  testimonialFile,
  today,
  wholeContent,
} from "../../support/contentFactories";

const check = (...files: readonly ContentFile[]) =>
  checkContent({ files: wholeContent(...files), pictures }, today);

/** Faults of the whole content with these files added or replaced. */
const faultsWith = (...files: readonly ContentFile[]) => check(...files).faults;

/** The file and the field of each of them. */
const placesWith = (...files: readonly ContentFile[]) =>
  faultsWith(...files).map(({ file, field }) =>
    `${file.replace("content/", "")} ${field}`.trim(),
  );

const footer = (path: string) =>
  navigationFile({ footer: [{ label: "Link", path }] });

test("valid content has no fault, and every file becomes an entry", () => {
  const files = [
    postFile({ city: "tacoma" }),
    resourceFile(),
    documentFile(),
    testimonialFile(),
    cityFile({ name: "Lakewood", county: " pierce-county " }),
    footer("/resources/service-areas/pierce-county"),
  ];
  const { entries, faults } = check(...files);
  expect(formatFaults(faults)).toBe(formatFaults([]));
  expect(entries).toHaveLength(wholeContent(...files).length);
});

const { title, description } = cityFile().frontMatter as {
  title: string;
  description: string;
};
const { area } = countyFile().frontMatter as { area: object };

test.each<[what: string, file: ContentFile, place: string, says: string]>([
  [
    "a title twice, in any spelling",
    postFile({ title: ` ${title.toUpperCase()} ` }),
    "posts/moving-to-tacoma.md title",
    "Write another title: content/cities/tacoma.md has the same one in title.",
  ],
  [
    "a description twice, on a county's second page",
    countyFile({ area: { ...area, description } }),
    "cities/tacoma.md description",
    "has the same one in area.description.",
  ],
  [
    "a title that is too long with the company's name",
    cityFile({ title: "t".repeat(45) }),
    "cities/tacoma.md title",
    "Shorten it by 3 characters",
  ],
  [
    "an address twice",
    documentFile({}, { path: "documents/about.md" }),
    "documents/about.md path",
    "Rename this file: content/pages/about.md has the same address.",
  ],
  [
    "a day in the future of what is past",
    documentFile({ updated: "2026-11-21" }),
    "documents/privacy.md updated",
    `today is ${today}`,
  ],
  [
    "a link to a heading of the county's other page",
    cityFile({}, { body: "See [it](/locations/pierce-county#water)." }),
    "cities/tacoma.md body",
    "There is no such heading on /locations/pierce-county.",
  ],
  [
    "a link that names a heading, without its id",
    cityFile(
      {},
      {
        body: "## Water\n\nSee [the water](/locations/pierce-county/tacoma) and [Water](/locations/pierce-county/tacoma).",
      },
    ),
    "cities/tacoma.md body",
    "Write /locations/pierce-county/tacoma#water",
  ],
])("%s is a fault", (_what, file, place, says) => {
  expect(placesWith(file)).toEqual([place]);
  expect(faultsWith(file)[0]?.remedy).toContain(says);
});

test.each([
  "/locations/pierce-county/tacoma#what-it-takes",
  "/locations/pierce-county#nearby",
  "/resources/service-areas/pierce-county#water",
  "/contact?city=tacoma#contact-details",
  "#here",
])("a link in a text to %s is valid", (address) => {
  expect(
    faultsWith(
      cityFile({}, { body: "## What it takes" }),
      countyFile({ area: { ...area, body: "## Water" } }),
      postFile({}, { body: `## Here\n\nSee [it](${address}).` }),
    ),
  ).toEqual([]);
});

test("of a file with faults only those are reported, and not what follows from them", () => {
  const link = { body: "[It](/locations/pierce-county/tacoma)" };
  const city = cityFile({ heading: "x", county: "king-county" });
  expect(placesWith(city, postFile({}, link))).toEqual([
    "cities/tacoma.md heading",
    "cities/tacoma.md county",
  ]);
  expect(
    placesWith(footer("/services/local-moving"), serviceFile({ included: [] })),
  ).toEqual(["services/local-moving.md included"]);
});

test.each(["settings/company.md", "pages/home.md", "pages/services.md"])(
  "%s is missed",
  (path) => {
    const files = wholeContent().filter((file) => file.path !== path);
    expect(checkContent({ files, pictures }, today).faults).toContainEqual({
      file: `content/${path}`,
      field: "",
      remedy: "Bring this file back: the site needs it.",
    });
  },
);

test("a removed page is missed wherever others name it", () => {
  const files = wholeContent(
    postFile(
      { city: "tacoma" },
      { body: "[It](/locations/pierce-county/tacoma)" },
    ),
  ).filter(({ path }) => path !== "cities/tacoma.md");
  const { faults } = checkContent({ files, pictures }, today);
  expect(faults.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "content/pages/home.md areas.cities.0",
    "content/posts/moving-to-tacoma.md body",
    "content/posts/moving-to-tacoma.md city",
  ]);
});

test("the faults of a draft are warnings, and it gets those that it shares with a page", () => {
  const draft = postFile(
    { name: "Lakewood", draft: true, heading: "x", city: "kent", title },
    { body: "[Us](/abuot) and more." },
  );
  const county = changed(countyFile({ name: "Adams County", draft: true }), {
    fips: "53001",
    title: countyFile().frontMatter.title,
  });
  const { faults, warnings } = check(draft, county);
  expect(faults).toEqual([]);
  expect(warnings.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "content/counties/adams-county.md title",
    "content/posts/lakewood.md body",
    "content/posts/lakewood.md city",
    "content/posts/lakewood.md heading",
    "content/posts/lakewood.md title",
  ]);
});

test("unused pictures are warnings", () => {
  const { faults, warnings } = checkContent(
    {
      files: wholeContent(),
      pictures: new Map([
        ...pictures,
        ["images/b.jpg", { width: 1600, height: 900, bytes: 1 }],
      ]),
    },
    today,
  );
  expect(faults).toEqual([]);
  expect(warnings.map(({ file }) => file)).toEqual(["content/images/b.jpg"]);
});

test.each<[string, (options: Record<string, string>) => unknown, string]>([
  [
    "without a choice that the specification fixes",
    (options) => delete options.twoBedrooms,
    "inputs.moveSize.options.twoBedrooms",
  ],
  [
    "with a choice of its own",
    (options) => (options.castle = "Castle"),
    "inputs.moveSize.options.castle",
  ],
])("a quote form %s is a fault", (_what, change, place) => {
  const { inputs } = structuredClone(quoteFormTexts().frontMatter) as {
    inputs: { moveSize: { options: Record<string, string> } };
  };
  change(inputs.moveSize.options);
  expect(placesWith(quoteFormTexts({ inputs }))).toEqual([
    `settings/quote-form.md ${place}`,
  ]);
});

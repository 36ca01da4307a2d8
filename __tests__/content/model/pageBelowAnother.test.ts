import { buildCmsConfig } from "../../../src/cms/buildCmsConfig";
import { findPathChangeErrors } from "../../../src/cms/editor/entryErrors";
import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import {
  createFrontMatterLookup,
  getPagePathsByField,
} from "../../../src/content/model/contentFile";
import type * as commonFields from "../../../src/content/model/commonFields";
import type * as contentTypesModule from "../../../src/content/model/contentTypes";
import type * as fieldFactories from "../../../src/content/model/fields";
import { pages } from "../../fixture/content";
import {
  editedFixtureFile,
  fixedToday,
  fixtureFilesWith,
  fixturePictures,
} from "../../support/fixtureFiles";

/** The model with a type whose pages are below those of cities, which are below counties. */
jest.mock("../../../src/content/model/contentTypes", () => {
  const actual = jest.requireActual<typeof contentTypesModule>(
    "../../../src/content/model/contentTypes",
  );
  const { draft, pageFields } = jest.requireActual<typeof commonFields>(
    "../../../src/content/model/commonFields",
  );
  const { reference, text } = jest.requireActual<typeof fieldFactories>(
    "../../../src/content/model/fields",
  );
  const quarter = {
    name: "Quarter",
    label: "Quarter",
    folder: "quarters",
    fields: {
      draft,
      ...pageFields,
      city: reference("City", "City"),
      side: text("Side of the city"),
    },
    body: "required",
    pathPatterns: { path: "/locations/{city.county}/{city}/{side}/{slug}" },
    templates: { path: "QuarterPage" },
  };
  return { contentTypes: [...actual.contentTypes, quarter] };
});

const address = `${pages.cityWithoutServices}/north/riverside`;

/** A page below that of Edmonds. */
function quarterWith(changes: object = {}): ContentFile {
  const { name, order, heading, summary, image } = editedFixtureFile(
    "services/packing-services.md",
    { name: "Riverside", heading: "Movers in Riverside" },
  ).frontMatter;
  return {
    path: "quarters/riverside.md",
    frontMatter: {
      ...{ name, order, heading, summary, image },
      title: "Movers in Riverside",
      description: `How we move homes in Riverside, ${"street by street, ".repeat(6)}`,
      city: "edmonds",
      side: "north",
      ...changes,
    },
    body: "Streets are narrow.",
  };
}

const linkFrom = (path: string) =>
  editedFixtureFile(path, {}, { body: `See [Riverside](${address}).` });

const check = (...changed: readonly ContentFile[]) =>
  checkContent(
    {
      files: fixtureFilesWith(...changed),
      pictures: fixturePictures,
      readErrors: [],
      releasedPaths: [address],
    },
    fixedToday,
  );

const errorsIn = (...changed: readonly ContentFile[]) =>
  check(...changed).errors.map(({ file, fieldPath, value }) => [
    file,
    fieldPath,
    value,
  ]);

test("the path of a page below another has fields of the page above", () => {
  const file = quarterWith();
  const findFrontMatter = createFrontMatterLookup(fixtureFilesWith(file));
  expect(getPagePathsByField(file, findFrontMatter)).toEqual({ path: address });
  expect(errorsIn(file, linkFrom("cities/everett.md"))).toEqual([]);
});

test("a missing page above is one error", () => {
  const file = quarterWith({ city: "edmunds" });
  expect(errorsIn(file, linkFrom("cities/everett.md"))).toEqual([
    ["content/quarters/riverside.md", "city", "edmunds"],
  ]);
});

test("a missing county of the page above is one error, in the page above", () => {
  const city = editedFixtureFile("cities/edmonds.md", { county: "nowhere" });
  const service = linkFrom("services/local-moving.md");
  expect(errorsIn(quarterWith(), city, service)).toEqual([
    ["content/cities/edmonds.md", "county", "nowhere"],
  ]);
});

test("a page below another moves with it, and leads to it while unpublished", () => {
  const moved = editedFixtureFile("cities/edmonds.md", {
    county: "skagit-county",
  });
  const service = linkFrom("services/local-moving.md");
  expect(errorsIn(quarterWith(), moved, service)).toContainEqual([
    "content/services/local-moving.md",
    "body",
    address,
  ]);
  expect(check(quarterWith({ draft: true })).redirects).toMatchObject({
    [address]: pages.cityWithoutServices,
  });
});

test("the editor names each field that would change the path of a page below another", () => {
  const before = quarterWith();
  const fieldsIn = (changes: object) =>
    findPathChangeErrors(
      before,
      quarterWith(changes),
      fixtureFilesWith(before),
    ).map(({ fieldPath }) => fieldPath);
  expect(fieldsIn({ heading: "Another" })).toEqual([]);
  expect(fieldsIn({ city: "everett" })).toEqual(["city"]);
  expect(fieldsIn({ side: "south" })).toEqual(["side"]);
  expect(fieldsIn({ city: "everett", side: "south" })).toEqual([
    "city",
    "side",
  ]);
});

test("Decap makes links to pages only of fields of the entry itself", () => {
  const { collections } = buildCmsConfig([]);
  const pathOf = (name: string) =>
    collections.find((collection) => collection.name === name)?.preview_path;
  expect(pathOf("cities")).toBe("locations/{{fields.county}}/{{slug}}");
  expect(pathOf("quarters")).toBeUndefined();
});

import {
  contentTypeOf,
  isPublished,
} from "../../../src/content/model/contentFile";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { contentTypes } from "../../../src/content/model/contentTypes";
import type { Field, Fields } from "../../../src/content/model/fields";
import {
  getChildFields,
  listFieldValues,
} from "../../../src/content/model/listFieldValues";
import { findPagesWithUncheckedFacts } from "../../../src/launch/pagesWithStaleFacts";
import { fixtureContent } from "../../fixture/content";
import { getTypeName, isWithin } from "../../support/fieldNames";
import { fixedToday, fixtureFiles } from "../../support/fixtureFiles";

/** Fields and types that the fixture leaves out. Tests that need one of them set it. */
const leftOut = [
  // Facts that the fixture's company hasn't got yet, as before a launch.
  ...["street", "utcPermit", "usdot", "mc"].map((name) => `Company.${name}`),
  "CompanyAnswers",
  // The fixture's own inbox receives the requests.
  "Receiver.email",
  "Receiver.forward",
  // The fixture has a testimonial, in place of what is shown without one.
  "TestimonialsIntro.checks",
];

/** Definitions of the fields that some file of the fixture has. Types share those of `commonFields.ts`. */
const filledFields: ReadonlySet<Field> = new Set(
  fixtureFiles.flatMap(({ path, frontMatter }) =>
    listFieldValues(contentTypeOf(path)?.fields ?? {}, frontMatter).map(
      ({ field }) => field,
    ),
  ),
);

/** Whether a field has something to show, and doesn't only vary how the page shows it. */
const isShown = ({ type }: Field): boolean =>
  !["boolean", "choice", "number"].includes(type);

const isText = ({ type }: Field): boolean =>
  ["text", "markdown"].includes(type);

/** Lists optional fields that no file of the fixture has, such as `Person.line`. */
const listUnfilledFields = (type: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isUnfilled =
      field.optional && isShown(field) && !filledFields.has(field);
    return isUnfilled
      ? [`${type}.${name}`]
      : listUnfilledFields(getTypeName(field), getChildFields(field));
  });

test("the fixture has a published file of each content type, so that tests see its pages", () => {
  const published = new Set(
    fixtureFiles
      .filter((file) => isPublished(file, fixedToday))
      .map(({ path }) => contentTypeOf(path)),
  );
  const missing = contentTypes
    .filter((contentType) => !published.has(contentType))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});

test("the facts of each page of the fixture are checked, so that tests may launch it", () => {
  const published = fixtureFiles.filter((file) =>
    isPublished(file, fixedToday),
  );
  expect(findPagesWithUncheckedFacts(published)).toEqual([]);
});

test.each(contentTypes)(
  "the fixture fills in each optional field of $name",
  ({ name, fields }) => {
    const unfilled = listUnfilledFields(name, fields)
      .filter((field) => !isWithin(field, leftOut))
      .map(
        (field) =>
          `No test of a page sees ${field}: fill it in in a file of ${fixtureContent}`,
      );
    expect(unfilled).toEqual([]);
  },
);

/** Lists the texts of a file that are spelled like one before them. */
function listRepeatedTexts({ path, frontMatter }: ContentFile): string[] {
  const { fields, pathPatterns } = contentTypeOf(path) ?? {};
  const values = listFieldValues((pathPatterns && fields) ?? {}, frontMatter);
  const texts = values.filter(({ field }) => isText(field));
  const first = (value: unknown) =>
    texts.find((text) => text.value === value)?.fieldPath;
  return texts
    .filter(({ value, fieldPath }) => first(value) !== fieldPath)
    .map(({ value, fieldPath }) => `${path}: ${fieldPath}, “${String(value)}”`);
}

test("the fixture has no text twice on a page, so that tests see each", () => {
  expect(fixtureFiles.flatMap(listRepeatedTexts)).toEqual([]);
});

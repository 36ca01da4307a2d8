import {
  contentTypeOf,
  createFrontMatterLookup,
  getPagePathsByField,
  isPublished,
} from "../../src/content/model/contentFile";
import type { ContentFile } from "../../src/content/model/contentFile";
import { contentTypes } from "../../src/content/model/contentTypes";
import { listFieldValues } from "../../src/content/model/listFieldValues";
import { getCompanyDay } from "../../src/shared/dates";
import { builtPage, builtPages, notFoundPage } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { isWithin } from "../support/fieldNames";
import { fixtureFiles } from "../support/fixtureFiles";

/** Types and fields whose texts are on no page of the fixture site, and why. */
const notInHtml: Readonly<Record<string, string>> = {
  Labels: "many are shown after an action only",
  QuoteForm: "errors and notices are shown after an action only",
  Redirects: "former addresses",
  "Company.answers": "for the launch check",
  "Company.bannedPhrases": "for the check of the content",
  "Company.permitLookup": "shown beside a permit, which the fixture hasn't got",
  "Contact.form.withoutScripts":
    "shown where another service receives requests",
  "County.fips": "the key of the county's outline",
  "Document.receiver": "for the launch check",
  "Home.lowImage.alt": "the tall picture by day has the text for all",
  "Home.nightImage.alt": "the tall picture by day has the text for all",
  "Home.lowNightImage.alt": "the tall picture by day has the text for all",
  "Home.testimonials.empty": "shown without testimonials",
  "Home.testimonials.emptyHeading": "shown without testimonials",
  "HomeSizes.trucks.name": "shown with an inventory",
  "InventoryRoom.items.also": "other words that find an item",
  "InventoryRoom.items.ask": "shown with an item",
};

/** Texts that other pages show than the page of their file. */
const onOtherPages: readonly string[] = [
  // On cards.
  "InventoryPage.summary",
  "BoxesPage.summary",
  "PlanPage.summary",
  "County.area.summary",
  // At the top of `/testimonials`.
  "Home.testimonials.description",
];

/** Letters and digits alone: pages have other spaces and quotation marks than the content. */
const lettersOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Letters of pages: of their texts, and of attributes such as `alt` and `content`. */
const lettersOfPages = (pages: readonly BuiltPage[]): string =>
  lettersOf(
    pages
      .flatMap(({ html }) => [
        html.textContent,
        ...html
          .querySelectorAll("*")
          .flatMap(({ attributes }) => Object.values(attributes)),
      ])
      .join("\n"),
  );

const lettersOfAllPages = lettersOfPages([...builtPages(), notFoundPage()]);

const findFrontMatter = createFrontMatterLookup(fixtureFiles);

/** Letters of a file's own pages, or of all if it has none. */
function lettersOfOwnPages(file: ContentFile): string {
  const paths = Object.values(getPagePathsByField(file, findFrontMatter));
  return paths.length > 0
    ? lettersOfPages(paths.map(builtPage))
    : lettersOfAllPages;
}

/** Parts of a text between tokens and the signs of Markdown, as letters. */
const partsOf = (text: string): string[] =>
  text
    .split(/\]\([^)]*\)|\{\w+\}|[*_`\n]/)
    .map(lettersOf)
    .filter(Boolean);

/** Lists texts of a file that its pages lack, such as `about.md: story.text, “We began …”`. */
function listUnshownTexts(file: ContentFile): string[] {
  const contentType = contentTypeOf(file.path);
  const ownLetters = lettersOfOwnPages(file);
  const isOneOf = (fieldPath: string, names: readonly string[]) =>
    isWithin(`${contentType?.name}.${fieldPath.replace(/\.\d+/g, "")}`, names);
  return listFieldValues(contentType?.fields ?? {}, file.frontMatter)
    .filter(({ field }) => field.type === "text" || field.type === "markdown")
    .filter(({ fieldPath }) => !isOneOf(fieldPath, Object.keys(notInHtml)))
    .filter(({ fieldPath, value }) => {
      const letters = isOneOf(fieldPath, onOtherPages)
        ? lettersOfAllPages
        : ownLetters;
      return partsOf(String(value)).some((part) => !letters.includes(part));
    })
    .map(
      ({ fieldPath, value }) =>
        `${file.path}: ${fieldPath}, “${String(value)}”`,
    );
}

test.each(contentTypes)("pages show each text of $name", (contentType) => {
  const files = fixtureFiles.filter(
    (file) =>
      contentTypeOf(file.path) === contentType &&
      isPublished(file, getCompanyDay()),
  );
  expect(files.flatMap(listUnshownTexts)).toEqual([]);
});

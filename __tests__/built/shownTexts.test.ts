import {
  contentTypeOf,
  isPublished,
} from "../../src/content/model/contentFile";
import type { ContentFile } from "../../src/content/model/contentFile";
import { contentTypes } from "../../src/content/model/contentTypes";
import { listFieldValues } from "../../src/content/model/listFieldValues";
import { getCompanyDay } from "../../src/shared/dates";
import { builtPages, notFoundPage } from "../support/builtPages";
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
  "Home.nightImage.alt": "the picture by day has the text for both",
  "Home.lowNightImage.alt": "the picture by day has the text for both",
  "Home.testimonials.empty": "shown without testimonials",
  "Home.testimonials.emptyHeading": "shown without testimonials",
  "HomeSizes.trucks.name": "shown with an inventory",
  "InventoryRoom.items.also": "other words that find an item",
  "InventoryRoom.items.ask": "shown with an item",
};

/** Letters and digits alone: pages have other spaces and quotation marks than the content. */
const lettersOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Letters of all pages: of their texts, and of attributes such as `alt` and `content`. */
const lettersOfPages = lettersOf(
  [...builtPages(), notFoundPage()]
    .flatMap(({ html }) => [
      html.textContent,
      ...html
        .querySelectorAll("*")
        .flatMap(({ attributes }) => Object.values(attributes)),
    ])
    .join("\n"),
);

/** Parts of a text between tokens and the signs of Markdown, as letters. */
const partsOf = (text: string): string[] =>
  text
    .split(/\]\([^)]*\)|\{\w+\}|[*_`\n]/)
    .map(lettersOf)
    .filter(Boolean);

/** Lists texts of a file that no page has, such as `about.md: story.text, “We began …”`. */
function listUnshownTexts(file: ContentFile): string[] {
  const contentType = contentTypeOf(file.path);
  const isExpected = (fieldPath: string) =>
    !isWithin(
      `${contentType?.name}.${fieldPath.replace(/\.\d+/g, "")}`,
      Object.keys(notInHtml),
    );
  return listFieldValues(contentType?.fields ?? {}, file.frontMatter)
    .filter(({ field }) => field.type === "text" || field.type === "markdown")
    .filter(({ fieldPath }) => isExpected(fieldPath))
    .filter(({ value }) =>
      partsOf(String(value)).some((part) => !lettersOfPages.includes(part)),
    )
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

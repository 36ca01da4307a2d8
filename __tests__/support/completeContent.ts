import { kindOf } from "../../src/content/model/contentFile";
import type { ContentFile } from "../../src/content/model/contentFile";
import type { Field, Fields } from "../../src/content/model/fields";
import type { Kind } from "../../src/content/model/kind";
import { kinds } from "../../src/content/model/kinds";
import {
  documentFile,
  page,
  picture,
  postFile,
  resourceFile,
  testimonialFile,
  wholeContent,
} from "./contentFactories";

const words = "Plain words that say what a visitor finds, and then some more.";
const samples = [
  words.repeat(3),
  "https://movers.example/",
  "hello@movers.example",
  "(206) 555-0199",
  "206-555-0123",
  "Monday",
  "9:00 AM",
  "1234567",
  "53053",
  "/former-address",
  "WA",
];

/** Ids are unique among all entries. */
let lastId = 0;

function sampleText({
  min = 1,
  max = 1000,
  pattern,
  unique,
}: Field & { type: "text" }) {
  if (unique?.endsWith(" id")) return `sample-${(lastId += 1)}`;
  const found = samples
    .map((text) => text.slice(0, Math.min(max, Math.max(min, 30))))
    .find((text) => pattern?.matches.test(text) ?? true);
  if (!found) throw new Error(`No sample is ${String(pattern?.says)}`);
  return found;
}

const parts = (fields: Fields, left: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { optional }]) => !optional || left(name))
      .map(([name, field]) => [name, sample(field)]),
  );

/** Values for a field; several if its parts exclude each other. */
function variants(field: Field): unknown[] {
  if (field.type !== "object" || !field.rule) return [sample(field)];
  const { fields, rule } = field;
  return Object.keys(fields)
    .map((optional) => parts(fields, (name) => name === optional))
    .filter((value) => rule.holds(value));
}

/** A valid value for a field, including optional parts. */
function sample(field: Field): unknown {
  switch (field.type) {
    case "text":
      return sampleText(field);
    case "markdown":
      return words;
    case "number":
      return Math.max(field.min, 1);
    case "boolean":
      return true;
    case "date":
      return "2026-05-12";
    case "choice":
      return field.options[0];
    case "reference":
      return content
        .find(({ path }) => kindOf(path)?.name === field.to)
        ?.path.replace(/^.*\//, "")
        .replace(/\.md$/, "");
    case "pageLink":
      return "/";
    case "image":
      return { src: `/${picture}`, alt: words, focus: "top" };
    case "list":
      return Array.from({ length: field.min ?? 1 }, () => variants(field.of))
        .flat()
        .slice(0, field.max);
    case "object":
      return parts(field.fields, () => true);
  }
}

/** The smallest content, with an entry of every kind. */
const content: ContentFile[] = wholeContent(
  documentFile(),
  postFile(),
  resourceFile(),
  testimonialFile(),
);

/** An entry of a kind that has no factory, made of nothing but its model. */
function entryOf({ name, folder, fields, body }: Kind): ContentFile {
  const usual = Object.entries(page(name)).filter(([key]) => key in fields);
  return {
    path: `${String(folder)}/${name.toLowerCase()}.md`,
    frontMatter: {
      ...parts(fields, () => false),
      ...Object.fromEntries(usual),
    },
    body: body === "none" ? "" : words,
  };
}

for (const kind of kinds)
  if (!content.some(({ path }) => kindOf(path) === kind))
    content.push(entryOf(kind));

/** Omitted, because drafts have no pages. */
const isDraft = (name: string) => name === "draft";

/**
 * The same with every field of the model, so that new fields are tested
 * automatically.
 */
export const completeContent: readonly ContentFile[] = content.map((file) => ({
  ...file,
  frontMatter: {
    ...Object.fromEntries(
      Object.entries(kindOf(file.path)!.fields)
        .filter(
          ([name, { type, optional }]) =>
            (optional || type === "list") && !isDraft(name),
        )
        .map(([name, field]) => [name, sample(field)]),
    ),
    ...Object.fromEntries(
      Object.entries(file.frontMatter).filter(
        ([, value]) => !(Array.isArray(value) && value.length === 0),
      ),
    ),
    // Menus exclude some of their fields.
    ...(kindOf(file.path)?.name === "Navigation" && {
      main: sample(kindOf(file.path)!.fields.main!),
    }),
  },
}));

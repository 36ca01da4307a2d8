import type { List, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import visit from "unist-util-visit";
import { Document } from "yaml";
import { contentPath, kindOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { adviceText } from "../model/contentErrors";
import { fieldValues } from "../model/fieldValues";
import { findMiscounted } from "../read/markdown/listNumbers";
import { markdownTree } from "../read/markdown/markdownTree";
import { readContentText } from "../read/readContentText";
import { tidyFields, tidyMarkdown } from "./tidy";

const writer = remark()
  .use(gfm)
  .use(footnotes, { inlineNotes: true })
  .data("settings", {
    bullet: "-",
    emphasis: "*",
    listItemIndent: "one",
    rule: "-",
    fences: true,
  });

/** What a text means, whatever marks and empty lines say it. */
const meaning = (tree: Root | undefined): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    key === "position" || key === "spread" ? undefined : value,
  );

/** Leaves no empty lines between the entries of lists, as Decap does. */
function tighten(tree: Root): Root {
  visit(tree, "list", (list: List) => {
    list.spread = false;
    for (const item of list.children)
      item.spread = item.children.some(
        ({ type }, index) => index > 0 && type !== "list",
      );
  });
  return tree;
}

/** Whether a list has numbers that would be lost, because Markdown counts on. */
function losesNumbers(tree: Root, text: string): boolean {
  let loses = false;
  visit(tree, "list", (list: List) => {
    loses ||= findMiscounted(list, text) !== undefined;
  });
  return loses;
}

/** Normalizes Markdown, unless that would change its meaning. */
export function normalizeMarkdown(value: unknown): string {
  const text = tidyMarkdown(value);
  const tree = markdownTree(text);
  if (!tree || losesNumbers(tree, text)) return text;
  const written = writer.stringify(tighten(tree)).trim();
  return meaning(markdownTree(written)) === meaning(tree) ? written : text;
}

function frontMatterOf({ path, frontMatter }: ContentFile): Document {
  const fields = kindOf(path)?.fields ?? {};
  const values = tidyFields(fields, frontMatter);
  const document = new Document(values, { aliasDuplicateObjects: false });
  for (const { field, value, path: place } of fieldValues(fields, values))
    if (field.type === "markdown")
      document.setIn(place.split("."), normalizeMarkdown(value));
  return document;
}

/** A content file in the one form, in which equal values are written alike. */
export const normalizeFile = (file: ContentFile): ContentFile => ({
  path: file.path,
  frontMatter: frontMatterOf(file).toJS() as ContentFile["frontMatter"],
  body: normalizeMarkdown(file.body),
});

/**
 * The text of a content file, as the editor writes it: fields in the order of the
 * content model, long lines of YAML folded, `-` for lists. The text of a file in
 * this form stays as it is.
 */
export function contentText(file: ContentFile): string {
  const front = frontMatterOf(file).toString({ blockQuote: "literal" });
  const text = normalizeMarkdown(file.body);
  return `---\n${front}---\n${text && `${text}\n`}`;
}

/**
 * Reads a content file.
 * @param path below `content/`
 * @throws why it can't be read
 */
export function fileOfText(path: string, text: string): ContentFile {
  const { file, error } = readContentText(path, text);
  if (file) return file;
  throw new Error(
    `${contentPath(path)}, line ${error.line}: ${adviceText(error)}`,
  );
}

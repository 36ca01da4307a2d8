import type { List, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import visit from "unist-util-visit";
import { Document } from "yaml";
import { toProjectPath, contentTypeOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { formatDiagnosticMessage } from "../model/diagnostics";
import { listFieldValues } from "../model/listFieldValues";
import { findMisnumberedItem } from "../markdown/findMisnumberedItem";
import { parseMarkdown } from "../markdown/parseMarkdown";
import { parseContentSource } from "../read/parseContentSource";
import {
  normalizeFieldValues,
  cleanEditorMarkdown,
} from "./normalizeFieldValues";

const markdownSerializer = remark()
  .use(gfm)
  .use(footnotes, { inlineNotes: true })
  .data("settings", {
    bullet: "-",
    emphasis: "*",
    listItemIndent: "one",
    // A line of --- would look like the end of front matter.
    rule: "*",
    fences: true,
  });

/** JSON of an AST without positions and list spacing, for comparing the meaning of texts. */
const semanticKey = (tree: Root): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    key === "position" || key === "spread" ? undefined : value,
  );

/** Removes empty lines between list items, as Decap does. */
function makeListsTight(tree: Root): Root {
  visit(tree, "list", (list: List) => {
    list.spread = false;
    for (const item of list.children)
      item.spread = item.children.some(
        ({ type }, index) => index > 0 && type !== "list",
      );
  });
  return tree;
}

/** Whether serializing would change the numbers of a list, because Markdown counts up by one. */
function losesItemNumbers(tree: Root, source: string): boolean {
  let isLossy = false;
  visit(tree, "list", (list: List) => {
    isLossy ||= findMisnumberedItem(list, source) !== undefined;
  });
  return isLossy;
}

const stringify = (tree: Root): string =>
  markdownSerializer.stringify(makeListsTight(tree)).trim();

/**
 * Normalizes Markdown to the form that the serializer writes. If that form would have
 * another meaning, or isn't stable, the source is only cleaned.
 */
export function normalizeMarkdown(value: unknown): string {
  const source = cleanEditorMarkdown(value);
  const tree = parseMarkdown(source);
  if (!tree || losesItemNumbers(tree, source)) return source;
  const serialized = stringify(tree);
  const reparsed = parseMarkdown(serialized);
  const isStable =
    reparsed !== undefined &&
    semanticKey(reparsed) === semanticKey(tree) &&
    stringify(reparsed) === serialized &&
    cleanEditorMarkdown(serialized) === serialized;
  return isStable ? serialized : source;
}

function toYamlDocument({ path, frontMatter }: ContentFile): Document {
  const fields = contentTypeOf(path)?.fields ?? {};
  const values = normalizeFieldValues(fields, frontMatter);
  const document = new Document(values, { aliasDuplicateObjects: false });
  for (const { field, value, fieldPath } of listFieldValues(fields, values))
    if (field.type === "markdown")
      document.setIn(fieldPath.split("."), normalizeMarkdown(value));
  return document;
}

/** Returns the canonical form of a content file: files with equal content become deeply equal. */
export const normalizeContentFile = (file: ContentFile): ContentFile => ({
  path: file.path,
  frontMatter: toYamlDocument(file).toJS() as ContentFile["frontMatter"],
  body: normalizeMarkdown(file.body),
});

/**
 * Serializes a content file in its canonical form: fields in the order of the content
 * model, long lines of YAML folded, `-` for lists.
 */
export function serializeContentFile(file: ContentFile): string {
  const yaml = toYamlDocument(file).toString({ blockQuote: "literal" });
  const markdown = normalizeMarkdown(file.body);
  return `---\n${yaml}---\n${markdown && `${markdown}\n`}`;
}

/**
 * Parses the source of a content file.
 * @param path below `content/`
 * @throws an error with line and message if the source is invalid
 */
export function parseContentSourceOrThrow(
  path: string,
  source: string,
): ContentFile {
  const { file, error } = parseContentSource(path, source);
  if (file) return file;
  throw new Error(
    `${toProjectPath(path)}, line ${error.line}: ${formatDiagnosticMessage(error)}`,
  );
}

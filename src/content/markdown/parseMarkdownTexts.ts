import type { Definition, Link, Root } from "mdast";
import { bodyFieldPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import type { ContentType } from "../model/contentType";
import { findHeadings, findLinks, parseMarkdown } from "./parseMarkdown";
import type { HeadingWithText } from "./parseMarkdown";
import { listFieldValues } from "../model/listFieldValues";

export interface ParsedMarkdown extends ContentText {
  /** `undefined` if the text is too long or complex to parse. */
  readonly tree: Root | undefined;
  readonly links: readonly (Link | Definition)[];
  readonly headings: readonly HeadingWithText[];
}

const textsByFile = new WeakMap<ContentFile, readonly ParsedMarkdown[]>();

/** Parses all Markdown of a file: its fields, then its body. Memoized by file. */
export function parseMarkdownTexts(
  file: ContentFile,
  contentType: ContentType,
): readonly ParsedMarkdown[] {
  const cached = textsByFile.get(file);
  if (cached) return cached;
  const texts: ParsedMarkdown[] = [];
  const add = (fieldPath: string, value: string) => {
    const tree = parseMarkdown(value);
    const links = tree ? findLinks(tree) : [];
    const headings = tree ? findHeadings(tree) : [];
    texts.push({ file, fieldPath, value, tree, links, headings });
  };
  for (const { field, value, fieldPath } of listFieldValues(
    contentType.fields,
    file.frontMatter,
  ))
    if (field.type === "markdown" && typeof value === "string")
      add(fieldPath, value);
  if (contentType.body !== "none") add(bodyFieldPath, file.body);
  textsByFile.set(file, texts);
  return texts;
}

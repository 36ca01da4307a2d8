import type { Definition, Link, Root } from "mdast";
import { bodyField } from "../../model/contentFile";
import type { ContentFile, ContentText } from "../../model/contentFile";
import type { Kind } from "../../model/kind";
import { headingsOf, linksOf, markdownTree } from "./markdownTree";
import type { TextHeading } from "./markdownTree";
import { fieldValues } from "../../model/fieldValues";

export interface MarkdownText extends ContentText {
  /** `undefined` if the text is too long or complex to parse. */
  readonly tree: Root | undefined;
  readonly links: readonly (Link | Definition)[];
  readonly headings: readonly TextHeading[];
}

const textsByFile = new WeakMap<ContentFile, readonly MarkdownText[]>();

/** All Markdown of a file, front matter first; each file is parsed once. */
export function markdownTexts(
  file: ContentFile,
  kind: Kind,
): readonly MarkdownText[] {
  const before = textsByFile.get(file);
  if (before) return before;
  const texts: MarkdownText[] = [];
  const add = (field: string, text: string) => {
    const tree = markdownTree(text);
    const links = tree ? linksOf(tree) : [];
    const headings = tree ? headingsOf(tree) : [];
    texts.push({ file, field, text, tree, links, headings });
  };
  for (const { field, value, path } of fieldValues(
    kind.fields,
    file.frontMatter,
  ))
    if (field.type === "markdown" && typeof value === "string")
      add(path, value);
  if (kind.body !== "none") add(bodyField, file.body);
  textsByFile.set(file, texts);
  return texts;
}

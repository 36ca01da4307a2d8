import type { Heading } from "mdast";
import toString from "mdast-util-to-string";
import { bodyField } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import type { ContentError } from "../../model/contentErrors";
import type { Kind } from "../../model/kind";
import { placeOf } from "../contentTexts";
import { linkFix } from "./linkAddress";
import { markdownTypos, startOf } from "./markdownTypos";
import type { Mistake } from "./markdownTypos";
import { nodeMistakes } from "./nodeMistakes";
import { markdownTexts } from "../../read/markdown/markdownTexts";
import type { MarkdownText } from "../../read/markdown/markdownTexts";
import { maxMarkdownLength } from "../../read/markdown/markdownTree";

const wrongLinks = ({ links }: MarkdownText): Mistake[] =>
  links.flatMap((node): Mistake[] => {
    // The parser takes bare words such as www.wa.gov for a link.
    const bare = toString(node);
    if (/^www\./.test(bare) && node.url === `http://${bare}`)
      return [{ at: startOf(node), value: bare, fix: `Write https://${bare}` }];
    const isEmpty = node.type === "link" && !toString(node).trim();
    const fix =
      linkFix(node.url) ??
      (isEmpty
        ? "Write the words of the link between the square brackets, or remove it."
        : undefined);
    return fix
      ? [{ at: startOf(node), value: node.url, shown: toString(node), fix }]
      : [];
  });

/** @param level the heading level above the text */
function wrongHeadings(
  { tree, headings }: MarkdownText,
  level: number,
): Mistake[] {
  let above = level;
  const isLast = (node: Heading) => node === tree?.children.at(-1);
  return headings.flatMap(({ node, text }) => {
    const wrong =
      node.depth === 1
        ? "Make it a heading of level 2 (##): the page already has a main heading."
        : node.depth > above + 1
          ? `Make it a heading of level ${above + 1} (${"#".repeat(above + 1)}): headings go down one level at a time.`
          : /[\p{L}\p{N}]/u.test(text)
            ? isLast(node)
              ? "Write something below this heading, or remove it."
              : undefined
            : "Write words in the heading: links and screen readers need them.";
    above = node.depth;
    return wrong ? [{ at: startOf(node), value: text, fix: wrong }] : [];
  });
}

/** The errors in a file's Markdown that can be found without other files. */
export const markdownErrors = (file: ContentFile, kind: Kind): ContentError[] =>
  markdownTexts(file, kind).flatMap((text): ContentError[] => {
    const { field, tree } = text;
    const error = ({ at, ...mistake }: Mistake): ContentError => ({
      ...placeOf(text, at),
      ...mistake,
    });
    if (!tree) {
      const value = `${text.text.length} characters`;
      const fix = `Make it shorter and simpler: at most ${maxMarkdownLength} characters, with few nested lists and few marks such as * and [.`;
      return [error({ at: 0, value, fix })];
    }
    const isBody = field === bodyField;
    // The transformer would parse the beginning as front matter.
    if (!isBody && /^\uFEFF?---/.test(text.text)) {
      const fix = "Don't begin it with ---.";
      return [error({ at: 0, value: text.text, fix })];
    }
    return [
      ...nodeMistakes(tree, text.text),
      ...wrongLinks(text),
      // The template may show a field below a heading of level 2.
      ...wrongHeadings(text, isBody ? 1 : 2),
      ...markdownTypos(tree, text.text),
    ].map(error);
  });

import type { Heading, Root } from "mdast";
import toString from "mdast-util-to-string";
import { bodyField } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import type { Fault } from "../../model/faults";
import type { Kind } from "../../model/kind";
import { placeOf } from "../contentTexts";
import { linkRemedy } from "./linkAddress";
import { markdownSlips, startOf } from "./markdownSlips";
import type { Mistake } from "./markdownSlips";
import { nodeMistakes } from "./nodeMistakes";
import { markdownTexts } from "../../read/markdown/markdownTexts";
import {
  headingsOf,
  linksOf,
  maxMarkdownLength,
} from "../../read/markdown/markdownTree";

const wrongLinks = (tree: Root): Mistake[] =>
  linksOf(tree).flatMap((node): Mistake[] => {
    // The parser takes bare words such as www.wa.gov for a link.
    const bare = toString(node);
    if (/^www\./.test(bare) && node.url === `http://${bare}`)
      return [
        { at: startOf(node), value: bare, remedy: `Write https://${bare}` },
      ];
    const isEmpty = node.type === "link" && !toString(node).trim();
    const remedy =
      linkRemedy(node.url) ??
      (isEmpty
        ? "Write the words of the link between the square brackets, or remove it."
        : undefined);
    return remedy
      ? [{ at: startOf(node), value: node.url, shown: toString(node), remedy }]
      : [];
  });

/** @param level the heading level above the text */
function wrongHeadings(tree: Root, level: number): Mistake[] {
  let above = level;
  const isLast = (node: Heading) => node === tree.children.at(-1);
  return headingsOf(tree).flatMap(({ node, text }) => {
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
    return wrong ? [{ at: startOf(node), value: text, remedy: wrong }] : [];
  });
}

/** The faults in a file's Markdown that can be found without other files. */
export const markdownFaults = (file: ContentFile, kind: Kind): Fault[] =>
  markdownTexts(file, kind).flatMap((text): Fault[] => {
    const { field, tree } = text;
    const fault = ({ at, ...mistake }: Mistake): Fault => ({
      ...placeOf(text, at),
      ...mistake,
    });
    if (!tree) {
      const value = `${text.text.length} characters`;
      const remedy = `Make it shorter and simpler: at most ${maxMarkdownLength} characters, with few nested lists and few marks such as * and [.`;
      return [fault({ at: 0, value, remedy })];
    }
    const isBody = field === bodyField;
    // The transformer would parse the beginning as front matter.
    if (!isBody && /^\uFEFF?---/.test(text.text)) {
      const remedy = "Don't begin it with ---.";
      return [fault({ at: 0, value: text.text, remedy })];
    }
    return [
      ...nodeMistakes(tree, text.text),
      ...wrongLinks(tree),
      // The template may show a field below a heading of level 2.
      ...wrongHeadings(tree, isBody ? 1 : 2),
      ...markdownSlips(tree, text.text),
    ].map(fault);
  });

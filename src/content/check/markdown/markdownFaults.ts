import type { Content, Root } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { bodyField, contentPath } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import type { Fault } from "../../model/faults";
import type { Kind } from "../../model/kind";
import { lineAt } from "../contentTexts";
import { linkRemedy } from "./linkAddress";
import { markdownSlips, startOf } from "./markdownSlips";
import type { Mistake } from "./markdownSlips";
import { rewrittenMarkdown } from "./rewrittenMarkdown";
import { markdownTexts } from "../../read/markdown/markdownTexts";
import {
  headingsOf,
  linksOf,
  longestMarkdown,
} from "../../read/markdown/markdownTree";

/** HTML, which is code, and pictures, which the site would not serve. */
function foreignParts(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  let htmlLine = 0;
  visit(tree, (node) => {
    const part = node as Content;
    if (part.type === "html") {
      // Opening and closing tags on a line count as one mistake.
      const line = part.position?.start.line ?? 0;
      if (line !== htmlLine)
        mistakes.push({
          at: startOf(part),
          value: part.value,
          remedy: /^<br/i.test(part.value)
            ? "Remove it: leave an empty line to begin a new paragraph."
            : {
                file: "Write it in Markdown: HTML is not allowed in texts.",
                form: "Remove it: HTML is not allowed in texts. Use the buttons above the text.",
              },
        });
      htmlLine = line;
    }
    if (part.type === "image" || part.type === "imageReference")
      mistakes.push({
        at: startOf(part),
        value: part.type === "image" ? part.url : `![${part.alt ?? ""}]`,
        remedy:
          "Remove it: texts can't have pictures. Set the page's picture in its image field.",
      });
  });
  return mistakes;
}

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
        ? {
            file: "Write the words of the link between the square brackets.",
            form: "Write the words of the link, or remove it.",
          }
        : undefined);
    return remedy
      ? [{ at: startOf(node), value: node.url, shown: toString(node), remedy }]
      : [];
  });

/** @param level the heading level above the text */
function wrongHeadings(tree: Root, level: number): Mistake[] {
  let above = level;
  return headingsOf(tree).flatMap(({ node, text }) => {
    const wrong =
      node.depth === 1
        ? {
            file: "Write ## instead of #: the page already has a main heading.",
            form: "Choose Heading 2 for it: the page already has a main heading.",
          }
        : node.depth > above + 1
          ? {
              file: `Write ${"#".repeat(above + 1)} instead of ${"#".repeat(node.depth)}: headings go down one level at a time.`,
              form: `Choose Heading ${above + 1} for it: headings go down one level at a time.`,
            }
          : /[\p{L}\p{N}]/u.test(text)
            ? undefined
            : "Write words in the heading: links and screen readers need them.";
    above = node.depth;
    return wrong ? [{ at: startOf(node), value: text, remedy: wrong }] : [];
  });
}

/** The faults in a file's Markdown that can be found without other files. */
export const markdownFaults = (file: ContentFile, kind: Kind): Fault[] =>
  markdownTexts(file, kind).flatMap((text): Fault[] => {
    const { field, tree } = text;
    const place = { file: contentPath(file.path), field };
    if (!tree)
      return [
        {
          ...place,
          value: `${text.text.length} characters`,
          remedy: `Make it shorter and simpler: at most ${longestMarkdown} characters, with few nested lists and few marks such as * and [.`,
        },
      ];
    const isBody = field === bodyField;
    // The transformer would parse the beginning as front matter.
    const fenced: Fault[] =
      !isBody && /^\uFEFF?---/.test(text.text)
        ? [{ ...place, value: text.text, remedy: "Don't begin it with ---." }]
        : [];
    const mistakes = [
      ...foreignParts(tree),
      ...wrongLinks(tree),
      // The template may show a field below a heading of level 2.
      ...wrongHeadings(tree, isBody ? 1 : 2),
      ...(fenced.length ? [] : markdownSlips(tree, text.text)),
      ...rewrittenMarkdown(tree, text.text),
    ];
    return [
      ...fenced,
      ...mistakes.map(({ at, ...mistake }) => ({
        ...place,
        line: lineAt({ ...text, file }, at),
        ...mistake,
      })),
    ];
  });

import type { Heading } from "mdast";
import toString from "mdast-util-to-string";
import { bodyFieldPath } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import type { Diagnostic } from "../../model/diagnostics";
import type { ContentType } from "../../model/contentType";
import { locationOf } from "../findPatternErrors";
import { validateLink } from "./validateLink";
import { findUnparsedMarkdown, startOffset } from "./findUnparsedMarkdown";
import type { TextDiagnostic } from "./findUnparsedMarkdown";
import { validateMarkdownNodes } from "./validateMarkdownNodes";
import { parseMarkdownTexts } from "../../markdown/parseMarkdownTexts";
import type { ParsedMarkdown } from "../../markdown/parseMarkdownTexts";
import { maxMarkdownLength } from "../../markdown/parseMarkdown";

const validateLinks = ({ links }: ParsedMarkdown): TextDiagnostic[] =>
  links.flatMap((node): TextDiagnostic[] => {
    // The parser takes bare words such as www.wa.gov for a link.
    const linkText = toString(node);
    if (/^www\./.test(linkText) && node.url === `http://${linkText}`)
      return [
        {
          offset: startOffset(node),
          value: linkText,
          message: `Write https://${linkText}`,
        },
      ];
    const isEmpty = node.type === "link" && !toString(node).trim();
    const message =
      validateLink(node.url) ??
      (isEmpty
        ? "Write the words of the link between the square brackets, or remove it."
        : undefined);
    return message
      ? [
          {
            offset: startOffset(node),
            value: node.url,
            displayValue: toString(node),
            message,
          },
        ]
      : [];
  });

/** @param level the heading level above the text */
function validateHeadings(
  { tree, headings }: ParsedMarkdown,
  level: number,
): TextDiagnostic[] {
  let previousDepth = level;
  const isLast = (node: Heading) => node === tree?.children.at(-1);
  return headings.flatMap(({ node, text }) => {
    const message =
      node.depth === 1
        ? "Make it a heading of level 2 (##): the page already has a main heading."
        : node.depth > previousDepth + 1
          ? `Make it a heading of level ${previousDepth + 1} (${"#".repeat(previousDepth + 1)}): headings go down one level at a time.`
          : /[\p{L}\p{N}]/u.test(text)
            ? isLast(node)
              ? "Write something below this heading, or remove it."
              : undefined
            : "Write words in the heading: links and screen readers need them.";
    previousDepth = node.depth;
    return message ? [{ offset: startOffset(node), value: text, message }] : [];
  });
}

/** The errors in a file's Markdown that can be found without other files. */
export const validateMarkdown = (
  file: ContentFile,
  contentType: ContentType,
): Diagnostic[] =>
  parseMarkdownTexts(file, contentType).flatMap((text): Diagnostic[] => {
    const { fieldPath, tree } = text;
    const toDiagnostic = ({
      offset,
      ...diagnostic
    }: TextDiagnostic): Diagnostic => ({
      ...locationOf(text, offset),
      ...diagnostic,
    });
    if (!tree) {
      const value = `${text.value.length} characters`;
      const message = `Make it shorter and simpler: at most ${maxMarkdownLength} characters, with few nested lists and few marks such as * and [.`;
      return [toDiagnostic({ offset: 0, value, message })];
    }
    const isBody = fieldPath === bodyFieldPath;
    // The transformer would parse the beginning as front matter.
    if (!isBody && /^\uFEFF?---/.test(text.value)) {
      const message = "Don't begin it with ---.";
      return [toDiagnostic({ offset: 0, value: text.value, message })];
    }
    return [
      ...validateMarkdownNodes(tree, text.value),
      ...validateLinks(text),
      // The template may show a field below a heading of level 2.
      ...validateHeadings(text, isBody ? 1 : 2),
      ...findUnparsedMarkdown(tree, text.value),
    ].map(toDiagnostic);
  });

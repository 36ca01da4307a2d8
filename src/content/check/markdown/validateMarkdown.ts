import toString from "mdast-util-to-string";
import { bodyFieldPath } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import type { Diagnostic } from "../../model/diagnostics";
import type { ContentType } from "../../model/contentType";
import { locationOf } from "../findPatternErrors";
import { validateLink } from "./validateLink";
import { findUnparsedMarkdown, startOffset } from "./findUnparsedMarkdown";
import type { TextDiagnostic } from "./findUnparsedMarkdown";
import { validateDefinitions } from "./validateDefinitions";
import { validateMarkdownNodes } from "./validateMarkdownNodes";
import { parseMarkdownTexts } from "../../markdown/parseMarkdownTexts";
import type { ParsedMarkdown } from "../../markdown/parseMarkdownTexts";
import { maxMarkdownLength } from "../../markdown/parseMarkdown";
import type { HeadingWithText } from "../../markdown/parseMarkdown";

const validateLinks = ({ links }: ParsedMarkdown): TextDiagnostic[] =>
  links.flatMap((node): TextDiagnostic[] => {
    // The parser makes links of bare host names such as www.wa.gov.
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

function headingMessage(
  { node: { depth }, text }: HeadingWithText,
  previousDepth: number,
  isLast: boolean,
): string | undefined {
  if (depth === 1)
    return "Make it a heading of level 2 (##): the page already has a main heading.";
  const maxDepth = previousDepth + 1;
  if (depth > maxDepth)
    return `Make it a heading of level ${maxDepth} (${"#".repeat(maxDepth)}): headings go down one level at a time.`;
  if (!/[\p{L}\p{N}]/u.test(text))
    return "Write words in the heading: links and screen readers need them.";
  return isLast
    ? "Write something below this heading, or remove it."
    : undefined;
}

/** @param level the heading level above the text */
function validateHeadings(
  { tree, headings }: ParsedMarkdown,
  level: number,
): TextDiagnostic[] {
  let previousDepth = level;
  return headings.flatMap((heading) => {
    const { node, text } = heading;
    const isLast = node === tree?.children.at(-1);
    const message = headingMessage(heading, previousDepth, isLast);
    previousDepth = node.depth;
    return message ? [{ offset: startOffset(node), value: text, message }] : [];
  });
}

/** Finds the errors of a file's Markdown that don't depend on other files. */
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
    // gatsby-transformer-remark would parse it as front matter.
    if (!isBody && /^\uFEFF?---/.test(text.value)) {
      const message = "Don't begin it with ---.";
      return [toDiagnostic({ offset: 0, value: text.value, message })];
    }
    return [
      ...validateMarkdownNodes(tree, text.value),
      ...validateDefinitions(tree),
      ...validateLinks(text),
      // Templates may show a field below a heading of level 2.
      ...validateHeadings(text, isBody ? 1 : 2),
      ...findUnparsedMarkdown(tree, text.value),
    ].map(toDiagnostic);
  });

import type { Definition, Link } from "mdast";
import toString from "mdast-util-to-string";
import { bodyFieldPath } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import type { Diagnostic, UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import type { ContentType } from "../../model/contentType";
import { locationOf } from "../findPatternErrors";
import { validateHref } from "./validateHref";
import { findFailedMarkup, getStartOffset } from "./findFailedMarkup";
import type { TextDiagnostic } from "./findFailedMarkup";
import { findTypedLists } from "./findTypedLists";
import { findDroppedDefinitions } from "./findDroppedDefinitions";
import { findInvalidNodes } from "./findInvalidNodes";
import { parseMarkdownTexts } from "../../markdown/parseMarkdownTexts";
import type { ParsedMarkdown } from "../../markdown/parseMarkdownTexts";
import { maxMarkdownLength } from "../../markdown/parseMarkdown";
import type { HeadingWithText } from "../../markdown/parseMarkdown";

function validateLinkNode(
  node: Link | Definition,
  source: string,
): UnlocatedDiagnostic | undefined {
  // The parser makes links of bare host names such as www.wa.gov.
  const linkText = toString(node);
  if (/^www\./.test(linkText) && node.url === `http://${linkText}`)
    return buildFixDiagnostic(
      createReplacement(linkText, `https://${linkText}`),
    );
  const problem = validateHref(node.url);
  if (problem || node.type !== "link" || linkText.trim()) return problem;
  const { start, end } = node.position ?? {};
  const link = source.slice(start?.offset, end?.offset);
  return buildFixDiagnostic(
    createReplacement(link, ""),
    "it has no words to press.",
  );
}

const findLinkErrors = ({ links, value }: ParsedMarkdown): TextDiagnostic[] =>
  links.flatMap((node): TextDiagnostic[] => {
    const problem = validateLinkNode(node, value);
    const location = { offset: getStartOffset(node), value: node.url };
    const displayValue = toString(node);
    return problem ? [{ ...location, displayValue, ...problem }] : [];
  });

function findHeadingProblem(
  { node: { depth }, text }: HeadingWithText,
  previousDepth: number,
  isLast: boolean,
  source: string,
): UnlocatedDiagnostic | undefined {
  const maxDepth = previousDepth + 1;
  if (depth === 1)
    return changeDepth(source, 2, "the page already has a main heading.");
  if (depth > maxDepth)
    return changeDepth(
      source,
      maxDepth,
      "headings go down one level at a time.",
    );
  if (!/[\p{L}\p{N}]/u.test(text))
    return {
      message:
        "Write words in the heading: links and screen readers need them.",
    };
  return isLast
    ? { message: "Write something below this heading: nothing follows." }
    : undefined;
}

/** @param source Markdown from the heading to the end of the text */
function changeDepth(
  source: string,
  depth: number,
  reason: string,
): UnlocatedDiagnostic {
  const [marks] = /^#+/.exec(source) ?? [];
  const level = `a heading of level ${depth}`;
  return marks
    ? buildFixDiagnostic(
        createReplacement(marks, "#".repeat(depth)),
        `make it ${level}, because ${reason}`,
      )
    : { message: `Make it ${level}: ${reason}` };
}

/** @param level level of the last heading above the text on the page */
function findHeadingErrors(
  { tree, headings, value }: ParsedMarkdown,
  level: number,
): TextDiagnostic[] {
  let previousDepth = level;
  return headings.flatMap((heading) => {
    const { node, text } = heading;
    const isLast = node === tree?.children.at(-1);
    const offset = getStartOffset(node);
    const source = value.slice(offset);
    const problem = findHeadingProblem(heading, previousDepth, isLast, source);
    previousDepth = node.depth;
    return problem ? [{ offset, value: text, ...problem }] : [];
  });
}

/** Finds the errors of a file's Markdown that don't depend on other files. */
export const findMarkdownErrors = (
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
    // gatsby-transformer-remark would parse a leading --- as front matter.
    if (!isBody && /^\uFEFF?---/.test(text.value)) {
      const message = "Don't begin it with ---.";
      return [toDiagnostic({ offset: 0, value: text.value, message })];
    }
    return [
      ...findInvalidNodes(tree, text.value),
      ...findDroppedDefinitions(tree),
      ...findLinkErrors(text),
      // Templates may show a field below a heading of level 2.
      ...findHeadingErrors(text, isBody ? 1 : 2),
      ...findFailedMarkup(tree, text.value),
      ...findTypedLists(tree, text.value),
    ].map(toDiagnostic);
  });

import type { Definition, Link } from "mdast";
import toString from "mdast-util-to-string";
import type { RuleFile, Rule } from "../rule";
import { findClosest } from "../../model/diagnostics";
import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import { isReservedElementId } from "../../model/reservedIds";
import { buildHeadingIds } from "../../markdown/buildHeadingIds";
import { locationOf } from "../findPatternErrors";
import { getStartOffset } from "../markdown/findFailedMarkup";
import { parseInternalHref } from "../markdown/validateHref";
import { parseMarkdownTexts } from "../../markdown/parseMarkdownTexts";
import type { ParsedMarkdown } from "../../markdown/parseMarkdownTexts";
import { collectPageTargets, validateReference } from "../references";

/** Path of the page that shows a text: `areaPath` for texts of the object field `area`. */
function pagePathOf({ paths }: RuleFile, { fieldPath }: ParsedMarkdown) {
  const [blockName] = fieldPath.split(".");
  return paths[`${String(blockName)}Path`] ?? paths.path;
}

/** Headings of a page's lists of tips, which templates show as sections. */
const tipHeadings = ({ data }: RuleFile): string[] =>
  Array.isArray(data.tips)
    ? data.tips.map((tip: { heading?: unknown }) => String(tip.heading))
    : [];

function idsByPage(files: readonly RuleFile[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const file of files) {
    for (const path of Object.values(file.paths))
      ids.set(
        path,
        new Set([
          "content",
          ...(file.contentType.anchors ?? []),
          ...tipHeadings(file).flatMap((tip) =>
            buildHeadingIds([tip], isReservedElementId),
          ),
        ]),
      );
    for (const text of parseMarkdownTexts(file.contentFile, file.contentType)) {
      const page = pagePathOf(file, text);
      if (!page) continue;
      const headings = text.headings.map((heading) => heading.text);
      for (const id of buildHeadingIds(headings, isReservedElementId))
        ids.get(page)?.add(id);
    }
  }
  return ids;
}

function toPathOnSite(href: string, origin: string | undefined) {
  if (!origin || !URL.canParse(href)) return undefined;
  const { hostname, pathname, hash } = new URL(href);
  const withoutWww = (name: string) => name.replace(/^www\./, "");
  return withoutWww(hostname) === withoutWww(new URL(origin).hostname)
    ? pathname + hash
    : undefined;
}

export const brokenLinks: Rule = ({ files, origin }) => {
  const pages = collectPageTargets(files);
  const ids = idsByPage(files);

  function validateTarget(
    { url: href, ...node }: Link | Definition,
    from: RuleFile,
    text: ParsedMarkdown,
  ): UnlocatedDiagnostic | undefined {
    const pathOnSite = toPathOnSite(href, origin);
    if (pathOnSite)
      return buildFixDiagnostic(
        createReplacement(href, pathOnSite),
        "within the site, links have no site name.",
      );
    const target = parseInternalHref(href);
    if (!target) return undefined;
    const page = target.path || pagePathOf(from, text);
    // The link has only an ID, but the text's file has no page.
    if (!page) return { message: "Write the page's address before the #." };
    const message = validateReference(page, pages, "page", from.unpublished);
    const hash = target.id && `#${target.id}`;
    if (message?.suggestion)
      return { ...message, suggestion: message.suggestion + hash };
    if (message) return message;
    const anchors = Array.from(ids.get(page) ?? []);
    const [headingSlug = ""] = buildHeadingIds(
      [toString(node)],
      isReservedElementId,
    );
    if (!target.id && target.path && ids.get(page)?.has(headingSlug))
      return buildFixDiagnostic(
        createReplacement(href, `${page}#${headingSlug}`),
        "the link names that heading.",
      );
    if (!target.id || anchors.includes(target.id)) return undefined;
    const closestId = findClosest(target.id, anchors);
    return {
      message: `There is no such heading on ${page}.`,
      suggestion: closestId && `${target.path}#${closestId}`,
    };
  }

  return files.flatMap((file) =>
    parseMarkdownTexts(file.contentFile, file.contentType).flatMap((text) =>
      text.links.flatMap((node) => {
        const message = validateTarget(node, file, text);
        const location = locationOf(text, getStartOffset(node));
        const displayValue = toString(node);
        return message
          ? [{ ...location, value: node.url, displayValue, ...message }]
          : [];
      }),
    ),
  );
};

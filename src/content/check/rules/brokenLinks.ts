import type { Definition, Link } from "mdast";
import toString from "mdast-util-to-string";
import type { CheckedFile, Rule } from "../site";
import { closestTo } from "../../model/contentErrors";
import type { Advice } from "../../model/contentErrors";
import { isOwnId } from "../../model/ownIds";
import { headingSlugs } from "../../read/markdown/headingSlugs";
import { placeOf } from "../contentTexts";
import { startOf } from "../markdown/markdownTypos";
import { targetOf } from "../markdown/linkAddress";
import { markdownTexts } from "../../read/markdown/markdownTexts";
import type { MarkdownText } from "../../read/markdown/markdownTexts";
import { addressesOf, nameAdvice } from "./names";

/** The path of the page that shows a text: `areaPath` for the block `area`. */
function pageOf({ paths }: CheckedFile, { field }: MarkdownText) {
  const [block] = field.split(".");
  return paths[`${String(block)}Path`] ?? paths.path;
}

/** The headings of a page's lists of tips, each of which is a section. */
const tipHeadings = ({ data }: CheckedFile): string[] =>
  Array.isArray(data.tips)
    ? data.tips.map((tip: { heading?: unknown }) => String(tip.heading))
    : [];

function idsByPage(files: readonly CheckedFile[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const file of files) {
    for (const path of Object.values(file.paths))
      ids.set(
        path,
        new Set([
          "content",
          ...(file.kind.anchors ?? []),
          ...tipHeadings(file).flatMap((tip) => headingSlugs([tip], isOwnId)),
        ]),
      );
    for (const text of markdownTexts(file.source, file.kind)) {
      const page = pageOf(file, text);
      if (!page) continue;
      const headings = text.headings.map((heading) => heading.text);
      for (const id of headingSlugs(headings, isOwnId)) ids.get(page)?.add(id);
    }
  }
  return ids;
}

function ownPath(address: string, origin: string | undefined) {
  if (!origin || !URL.canParse(address)) return undefined;
  const { hostname, pathname, hash } = new URL(address);
  const bare = (name: string) => name.replace(/^www\./, "");
  return bare(hostname) === bare(new URL(origin).hostname)
    ? pathname + hash
    : undefined;
}

export const brokenLinks: Rule = ({ files, origin }) => {
  const pages = addressesOf(files);
  const ids = idsByPage(files);

  function adviceFor(
    { url: address, ...node }: Link | Definition,
    from: CheckedFile,
    text: MarkdownText,
  ): Advice | undefined {
    const own = ownPath(address, origin);
    if (own)
      return {
        fix: `Write ${own}: within the site, links have no site name.`,
      };
    const target = targetOf(address);
    if (!target) return undefined;
    const page = target.path || pageOf(from, text);
    // A link to a heading in a text that has no page of its own.
    if (!page) return { fix: "Write the page's address before the #." };
    const advice = nameAdvice(page, pages, "page", from.pending);
    if (advice) return advice;
    const anchors = Array.from(ids.get(page) ?? []);
    const [named = ""] = headingSlugs([toString(node)], isOwnId);
    if (!target.id && target.path && ids.get(page)?.has(named))
      return {
        fix: `Write ${page}#${named}: the link names that heading.`,
      };
    if (!target.id || anchors.includes(target.id)) return undefined;
    return {
      fix: `There is no such heading on ${page}.`,
      meant: closestTo(target.id, anchors),
    };
  }

  return files.flatMap((file) =>
    markdownTexts(file.source, file.kind).flatMap((text) =>
      text.links.flatMap((node) => {
        const advice = adviceFor(node, file, text);
        const place = placeOf(text, startOf(node));
        const shown = toString(node);
        return advice ? [{ ...place, value: node.url, shown, ...advice }] : [];
      }),
    ),
  );
};

import type { HTMLElement } from "node-html-parser";
import { builtPages, linksIn, mainOf } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";

const pages = builtPages();
const paths = pages.map(({ path }) => path);

/** Paths of other pages that part of a page links to. */
function targets({ path }: BuiltPage, part: HTMLElement): Set<string> {
  const found = linksIn(part)
    .map(({ href }) => new URL(href, `https://site${path}`))
    .filter(({ host, pathname }) => host === "site" && pathname !== path)
    .map(({ pathname }) => pathname);
  return new Set(found);
}

/** What the header, the page itself and the footer lead to. */
const links = new Map(
  pages.map((page) => [page.path, targets(page, page.html)]),
);

test("every page is at most three clicks from home", () => {
  const clicks = new Map([["/", 0]]);
  for (const [path, count] of clicks)
    for (const target of links.get(path) ?? [])
      if (!clicks.has(target)) clicks.set(target, count + 1);
  const far = paths.filter((path) => (clicks.get(path) ?? Infinity) > 3);
  expect(far).toEqual([]);
});

/**
 * Links that readers meet where they read: those of header and footer, and of
 * the list of all pages, are the same for every page.
 */
const inbound = (path: string) =>
  pages.filter(
    (page) => page.path !== "/sitemap" && targets(page, mainOf(page)).has(path),
  ).length;

/** Reached from header or footer of every page, and named where they matter. */
const everywhere = new Set(
  paths.filter((path) =>
    pages.every(
      (page) => page.path === path || links.get(page.path)?.has(path),
    ),
  ),
);

test("every page is linked from at least two others", () => {
  const lonely = paths
    .filter((path) => !everywhere.has(path))
    .map((path) => [path, inbound(path)] as const)
    .filter(([, count]) => count < 2);
  expect(lonely).toEqual([]);
});

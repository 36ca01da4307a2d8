import type { HTMLElement } from "node-html-parser";
import { builtPages, linksIn, mainOf } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";

/** Excluded, because it links to every page. */
const listOfAll = "/sitemap";

const pages = builtPages();
const paths = pages.map(({ path }) => path);

/** Paths of other pages that a part of a page links to. */
function targets({ path }: BuiltPage, part: HTMLElement): Set<string> {
  const found = linksIn(part)
    .map(({ href }) => new URL(href, `https://site${path}`))
    .filter(({ host, pathname }) => host === "site" && pathname !== path)
    .map(({ pathname }) => pathname);
  return new Set(found);
}

/** The link targets in header, content and footer of each page. */
const links = new Map(
  pages.map((page) => [page.path, targets(page, page.html)]),
);

test("every page is at most three clicks from home", () => {
  const clicks = new Map([["/", 0]]);
  for (const [path, count] of clicks)
    for (const target of links.get(path) ?? [])
      if (!clicks.has(target)) clicks.set(target, count + 1);
  const far = paths.filter((path) => (clicks.get(path) ?? Infinity) > 3);
  expect(clicks.size).toBeGreaterThan(1);
  expect(far).toEqual([]);
});

/** Pages whose content links to a page, without menus and footers. */
const inbound = (path: string) =>
  pages.filter(
    (page) => page.path !== listOfAll && targets(page, mainOf(page)).has(path),
  );

/** Pages that every header or footer links to. */
const everywhere = new Set(
  paths.filter((path) =>
    pages.every(
      (page) => page.path === path || links.get(page.path)?.has(path),
    ),
  ),
);

test("every page outside the menus is linked from the text of another", () => {
  const others = paths.filter((path) => !everywhere.has(path));
  expect(others).not.toEqual([]);
  expect(others.filter((path) => !inbound(path).length)).toEqual([]);
});

import { builtFiles } from "../support/builtFiles";
import { builtPages, linksIn } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import {
  violationsOf,
  allPages,
  pathsOfViolations,
} from "../support/violationsOf";

const pages = allPages();
const byPath = new Map(builtPages().map((page) => [page.path, page]));

/** Broken internal links, with the pages that have them. */
const wrongLinks = (
  isWrong: (target: URL, href: string, from: BuiltPage) => boolean,
) =>
  violationsOf(pages, (page) => {
    const addresses = linksIn(page.html).map(({ href }) => href);
    expect(addresses).not.toEqual([]);
    return addresses
      .filter((href) => !/^(?:https?:|mailto:|tel:)/.test(href))
      .filter((href) =>
        isWrong(new URL(href, `https://site${page.path}`), href, page),
      );
  });

test("every internal link leads to a page", () => {
  expect(
    wrongLinks(({ pathname }, href) => {
      const samePage = href.startsWith("#");
      return !samePage && !byPath.has(pathname);
    }),
  ).toEqual([]);
});

test("every page is at most three clicks from home, without the page that lists all", () => {
  const clicks = new Map([["/", 0]]);
  for (const [path, count] of clicks) {
    if (path === "/sitemap" || count === 3) continue;
    for (const { href } of linksIn(byPath.get(path)!.html)) {
      const { host, pathname } = new URL(href, `https://site${path}`);
      if (host === "site" && !clicks.has(pathname))
        clicks.set(pathname, count + 1);
    }
  }
  expect(Array.from(clicks.keys()).sort()).toEqual([...byPath.keys()].sort());
});

test("internal links are canonical: lower case, no trailing slash", () => {
  expect(
    wrongLinks(
      ({ pathname }, href) =>
        !/^[/#]/.test(href) ||
        href === "#" ||
        /[A-Z]/.test(pathname) ||
        /.\/$/.test(pathname),
    ),
  ).toEqual([]);
});

test("every fragment is the id of an element on its page", () => {
  expect(
    wrongLinks(({ pathname, hash }, href, from) => {
      if (!hash) return false;
      const page = href.startsWith("#") ? from : byPath.get(pathname);
      return !page?.html.getElementById(decodeURIComponent(hash.slice(1)));
    }),
  ).toEqual([]);
});

test("external links use https, and no link is empty", () => {
  const wrong = violationsOf(pages, ({ html }) =>
    html
      .querySelectorAll("a")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !href || /^(?:http:|javascript:)/.test(href)),
  );
  expect(wrong).toEqual([]);
});

/** Files of this site that a page requests. */
function filesOf({ html }: BuiltPage): string[] {
  const values = (selector: string, attribute: string) =>
    html
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? "");
  const single = [
    ...values("img[src]", "src"),
    ...values("use[href]", "href").map((href) => href.replace(/#.*/, "")),
    ...values("[data-src]", "data-src"),
    ...values("script[src]", "src"),
    ...values("[data-href]", "data-href"),
    ...values("link[href]:not([rel=canonical], [rel=expect])", "href"),
    ...values('meta[property="og:image"]', "content"),
    ...values('meta[name="twitter:image"]', "content"),
  ];
  const sets = ["srcset", "data-srcset", "imagesrcset"].flatMap((attribute) =>
    values(`[${attribute}]`, attribute),
  );
  return [
    ...single,
    ...sets.flatMap((set) =>
      set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
    ),
  ].filter((address) => address && !address.startsWith("data:"));
}

test("every picture, script and stylesheet that a page requests exists, and is a whole file", () => {
  expect(pathsOfViolations(pages, (page) => !filesOf(page).length)).toEqual([]);
  const missing = violationsOf(pages, (page) =>
    filesOf(page).filter((address) => {
      // WebKit ignores fragment identifiers of SVG images.
      const { pathname, hash } = new URL(address, "https://site");
      return !builtFiles.has(pathname + hash);
    }),
  );
  expect(missing).toEqual([]);
});

test("every page blocks rendering until the end of its first block, which exists", () => {
  const wrong = pathsOfViolations(pages, ({ html }) => {
    const [link, ...more] = html.querySelectorAll("head link[rel=expect]");
    const opening = link?.getAttribute("href");
    return Boolean(
      more.length || !opening || !html.querySelector(`main ${opening}`),
    );
  });
  expect(wrong).toEqual([]);
});

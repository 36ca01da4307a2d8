import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";
import { builtFiles, readBuilt } from "./builtFiles";

export interface BuiltPage {
  /** Canonical path; `/404` for the screen of unknown paths. */
  readonly path: string;
  readonly html: HTMLElement;
}

const notFound = "/404";

const parsed = new Map<string, BuiltPage>();

/** A page is parsed when it is first asked for. */
function read(file: string, path: string): BuiltPage {
  const page = parsed.get(file) ?? {
    path,
    html: parse(readBuilt(file), {
      // Scripts and styles are no text; what stands in noscript is markup.
      blockTextElements: { script: true, style: true },
    }),
  };
  parsed.set(file, page);
  return page;
}

const fileOf = (path: string) => `${path === "/" ? "" : path}/index.html`;

/** Paths of the pages of the built site, without the screen of unknown paths. */
export const builtPaths: readonly string[] = Array.from(builtFiles)
  // The CMS is no page of the site.
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/\/index\.html$/, "") || "/")
  .filter((path) => path !== notFound);

export const builtPages = (): BuiltPage[] =>
  builtPaths.map((path) => read(fileOf(path), path));

/** The screen of unknown paths. */
export const notFoundPage = (): BuiltPage => read("/404.html", notFound);

/** @throws when the page was not built */
export function builtPage(path: string): BuiltPage {
  if (!builtFiles.has(fileOf(path))) throw new Error(`${path} is not built`);
  return read(fileOf(path), path);
}

/** Where the built site says it is, such as `https://www.movers.example`. */
export const builtOrigin = (): string =>
  new URL(headOf(builtPage("/")).canonicals[0]!).origin;

/** What people read in an element: a line per block, single spaces. */
export function textOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML.replace(/\s+/g, " "), {
    blockTextElements: { script: false, style: false },
  });
  return copy.structuredText
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** What the page itself says, between header and footer. */
export function mainOf({ path, html }: BuiltPage): HTMLElement {
  const main = html.querySelector("main");
  if (!main) throw new Error(`${path} has no main element`);
  return main;
}

export interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** Links below an element, in their order. */
export const linksIn = (element: HTMLElement): PageLink[] =>
  element.querySelectorAll("a[href]").map((link) => ({
    text: textOf(link).replaceAll("\n", " "),
    href: link.getAttribute("href") ?? "",
  }));

/** The innermost section whose second-level heading reads so. */
export function sectionOf(page: BuiltPage, heading: string): HTMLElement {
  const found = mainOf(page)
    .querySelectorAll("h2")
    .find((h2) => textOf(h2) === heading)
    ?.closest("section");
  if (!found) throw new Error(`${page.path} has no section "${heading}"`);
  return found;
}

/** What the head of a page tells search engines. */
export function headOf({ html }: BuiltPage) {
  const all = (selector: string, attribute: string) =>
    html
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? "");
  return {
    titles: html.querySelectorAll("head title").map((title) => title.text),
    descriptions: all('head meta[name="description"]', "content"),
    canonicals: all('head link[rel="canonical"]', "href"),
    robots: all('head meta[name="robots"]', "content"),
    keywords: all('head meta[name="keywords"]', "content"),
  };
}

/**
 * What stands in a head for browsers only: it loads scripts, styles and data,
 * says which of them the document may, or how to keep the site among one's apps.
 */
export const loading =
  '[rel="manifest"], [rel="prefetch"], [rel="modulepreload"], [rel="stylesheet"], [as="script"], [as="fetch"], [http-equiv="Content-Security-Policy"]';

/** What react-helmet marks the elements with that it writes. */
export const helmets = "data-react-helmet";

/**
 * Every meta and link element and all structured data of a head, each written
 * out in one way whatever its place and the order of its attributes.
 */
export const tagsOf = ({ html }: BuiltPage): string[] =>
  html
    .querySelectorAll(
      'head meta, head link, head script[type="application/ld+json"]',
    )
    .filter((element) => !element.matches(loading))
    .map((element) =>
      [
        element.tagName.toLowerCase(),
        ...Object.entries(element.attributes)
          .filter(([name]) => name !== helmets)
          .map(([name, value]) => `${name.toLowerCase()}=${value}`)
          .sort(),
        element.tagName === "SCRIPT" ? element.text : "",
      ].join(" "),
    )
    .sort();

/** Values that more than one page has. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Names of the scripts that a page's first one loads: those of this build. */
export const scriptsOf = ({ html }: BuiltPage): string[] =>
  Array.from(
    html
      .querySelector("script[data-path]")!
      .text.matchAll(/"(\/[\w.-]+\.js)"/g),
    ([, file]) => file!,
  );

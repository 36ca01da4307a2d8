import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";
import { getPageFile } from "../../src/site/files";
import { routes } from "../../src/site/routes";
import { builtFiles, readBuiltFile } from "./builtFiles";

export interface BuiltPage {
  /** Canonical path; `/404` for the 404 page. */
  readonly path: string;
  /** Path of the page's file in the built site. */
  readonly file: string;
  readonly html: HTMLElement;
}

const notFound = "/404";

const parsedPages = new Map<string, BuiltPage>();

/** Parses the file of a page; memoized. */
function parsePage(file: string, path: string): BuiltPage {
  const page = parsedPages.get(file) ?? {
    path,
    file,
    html: parse(readBuiltFile(file), {
      // Scripts and styles are raw text; noscript contains markup.
      blockTextElements: { script: true, style: true },
    }),
  };
  parsedPages.set(file, page);
  return page;
}

export const isPost = ({ path }: Pick<BuiltPage, "path">): boolean =>
  path.startsWith(`${routes.blog}/`);

/** Paths of the pages of the built site, without the 404 page. */
export const builtPaths: readonly string[] = Array.from(builtFiles)
  // The CMS is not a page of the site.
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/\/index\.html$/, "") || "/")
  .filter((path) => path !== notFound);

export const builtPages = (): BuiltPage[] =>
  builtPaths.map((path) => parsePage(getPageFile(path), path));

/** Returns the 404 page. */
export const notFoundPage = (): BuiltPage => parsePage("/404.html", notFound);

/** @throws if the page was not built */
export function builtPage(path: string): BuiltPage {
  if (!builtFiles.has(getPageFile(path)))
    throw new Error(`${path} is not built`);
  return parsePage(getPageFile(path), path);
}

/** Returns the origin of the built site's canonical URLs, such as `https://www.movers.example`. */
export const builtOrigin = (): string =>
  new URL(headOf(builtPage("/")).canonicals[0]!).origin;

/** Returns the visible text of an element, with one line per block and single spaces. */
export function visibleText(element: HTMLElement): string {
  const copy = parse(element.outerHTML.replace(/\s+/g, " "), {
    blockTextElements: { script: false, style: false },
  });
  return copy.structuredText
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Returns the main element of a page. */
export function mainOf({ path, html }: BuiltPage): HTMLElement {
  const main = html.querySelector("main");
  if (!main) throw new Error(`${path} has no main element`);
  return main;
}

export interface ParsedLink {
  readonly text: string;
  readonly href: string;
}

/** Returns the links in an element, in document order. */
export const linksIn = (element: HTMLElement): ParsedLink[] =>
  element.querySelectorAll("a[href]").map((link) => ({
    text: visibleText(link).replaceAll("\n", " "),
    href: link.getAttribute("href") ?? "",
  }));

/** Returns the innermost section with a certain `h2` or `h3`. */
export function sectionOf(page: BuiltPage, heading: string): HTMLElement {
  const found = mainOf(page)
    .querySelectorAll("h2, h3")
    .find((element) => visibleText(element) === heading)
    ?.closest("section, .hill");
  if (!found) throw new Error(`${page.path} has no section "${heading}"`);
  return found;
}

/** Returns the picture beside a page's heading, which loads eagerly; `null` if there is none. */
export const mainPicture = ({ html }: BuiltPage): HTMLElement | null =>
  html.querySelector('main picture img[loading="eager"]');

/** Whether a page shows a drawing in place of its picture, which its cards have. */
export const hasDrawing = ({ html }: BuiltPage): boolean =>
  html.querySelector("main header use") !== null;

/** Returns the parts of the head that search engines read. */
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
  };
}

/** Returns the repetitions in a list: each value that also occurs earlier. */
export function findDuplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

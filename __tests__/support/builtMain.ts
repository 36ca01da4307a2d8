import type { HTMLElement } from "node-html-parser";
import {
  builtPage,
  linksIn,
  mainOf,
  sectionOf,
  visibleText,
} from "./builtPages";
import type { ParsedLink } from "./builtPages";

/** Returns the visible text of a page's main element. */
export const mainText = (path: string): string =>
  visibleText(mainOf(builtPage(path)));

export const mainLinks = (path: string): ParsedLink[] =>
  linksIn(mainOf(builtPage(path)));

export const hrefsIn = (element: HTMLElement): string[] =>
  linksIn(element).map(({ href }) => href);

/** Returns the hrefs of the links in a section. */
export const sectionHrefs = (path: string, heading: string): string[] =>
  hrefsIn(sectionOf(builtPage(path), heading));

/** Returns the href of each card of a page. */
export const cardHrefs = (path: string): (string | undefined)[] =>
  mainOf(builtPage(path))
    .querySelectorAll("article")
    .map((card) => linksIn(card.querySelector("h2, h3") ?? card)[0]?.href);

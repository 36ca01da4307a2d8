import type { HTMLElement } from "node-html-parser";
import {
  builtPage,
  linksIn,
  mainOf,
  sectionOf,
  visibleText,
} from "./builtPages";
import type { PageLink } from "./builtPages";

/** The text of a page between header and footer. */
export const mainText = (path: string): string =>
  visibleText(mainOf(builtPage(path)));

export const mainLinks = (path: string): PageLink[] =>
  linksIn(mainOf(builtPage(path)));

export const hrefsIn = (element: HTMLElement): string[] =>
  linksIn(element).map(({ href }) => href);

/** The link targets in a section. */
export const sectionHrefs = (path: string, heading: string): string[] =>
  hrefsIn(sectionOf(builtPage(path), heading));

/** The link targets of a page's cards. */
export const cardHrefs = (path: string): (string | undefined)[] =>
  mainOf(builtPage(path))
    .querySelectorAll("article")
    .map((card) => linksIn(card.querySelector("h2, h3") ?? card)[0]?.href);

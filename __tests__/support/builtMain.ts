import type { HTMLElement } from "node-html-parser";
import { builtPage, linksIn, mainOf, sectionOf, textOf } from "./builtPages";
import type { PageLink } from "./builtPages";

/** The text of a page between header and footer. */
export const mainText = (path: string): string =>
  textOf(mainOf(builtPage(path)));

export const linksOf = (path: string): PageLink[] =>
  linksIn(mainOf(builtPage(path)));

export const hrefsIn = (element: HTMLElement): string[] =>
  linksIn(element).map(({ href }) => href);

/** The link targets in a section. */
export const hrefsUnder = (path: string, heading: string): string[] =>
  hrefsIn(sectionOf(builtPage(path), heading));

/** The link targets of a page's cards. */
export const cardsOf = (path: string): (string | undefined)[] =>
  mainOf(builtPage(path))
    .querySelectorAll("article")
    .map((card) => linksIn(card.querySelector("h2, h3") ?? card)[0]?.href);

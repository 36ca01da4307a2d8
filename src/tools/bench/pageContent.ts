import type { HTMLElement } from "node-html-parser";

/** How much content a page has. */
export interface PageContent {
  /** Length of its text, link addresses, alternative texts and map outlines. */
  readonly characters: number;
  readonly pictures: number;
}

/** Attributes with values from the content. */
const contentAttributes = ["href", "alt", "d"];

/** @param html the whole page as built */
export function contentOf(html: HTMLElement): PageContent {
  const body = html.querySelector("body") ?? html;
  const lengthOf = (text: string) => text.replace(/\s+/g, " ").length;
  const lengthOfAll = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + lengthOf(text), 0);
  const code = body.querySelectorAll("script, style").map(({ text }) => text);
  const values = contentAttributes.flatMap((name) =>
    body
      .querySelectorAll(`[${name}]`)
      .map((element) => element.getAttribute(name) ?? ""),
  );
  return {
    characters: lengthOf(body.text) - lengthOfAll(code) + lengthOfAll(values),
    pictures: body.querySelectorAll("picture").length,
  };
}

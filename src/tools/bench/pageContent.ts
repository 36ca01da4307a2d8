import type { HTMLElement } from "node-html-parser";

/** How much of a page editors have written, drawn or named. */
export interface PageContent {
  /** Of its text, the addresses of its links, the words of its pictures and the outlines of its map. */
  readonly characters: number;
  readonly pictures: number;
}

/** Attributes whose values come from content. */
const written = ["href", "alt", "d"];

/** @param html of the whole page as it was built */
export function contentOf(html: HTMLElement): PageContent {
  const body = html.querySelector("body") ?? html;
  const lengthOf = (text: string) => text.replace(/\s+/g, " ").length;
  const lengthOfAll = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + lengthOf(text), 0);
  const code = body.querySelectorAll("script, style").map(({ text }) => text);
  const values = written.flatMap((name) =>
    body
      .querySelectorAll(`[${name}]`)
      .map((element) => element.getAttribute(name) ?? ""),
  );
  return {
    characters: lengthOf(body.text) - lengthOfAll(code) + lengthOfAll(values),
    pictures: body.querySelectorAll("picture").length,
  };
}

import type { HTMLElement } from "node-html-parser";
import { scriptedFields } from "./fields";

/** Attributes whose values come from the content. */
const contentAttributes = ["href", "alt", "d"];

/**
 * The most bytes that a page's compressed HTML may have: 9.5 kB for its template,
 * 1.7 kB for what scripts can show and fetch on a page with fields, and what its
 * content needs.
 */
export function htmlLimit(html: HTMLElement): number {
  const body = html.querySelector("body") ?? html;
  const lengthOf = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + text.replace(/\s+/g, " ").length, 0);
  const code = body.querySelectorAll("script, style").map(({ text }) => text);
  const values = contentAttributes.flatMap((name) =>
    body
      .querySelectorAll(`[${name}]`)
      .map((element) => element.getAttribute(name) ?? ""),
  );
  const characters = lengthOf([body.text, ...values]) - lengthOf(code);
  const pictures = body.querySelectorAll("picture").length;
  const fields = body.querySelector(scriptedFields) ? 1_700 : 0;
  return 9_500 + fields + 0.5 * characters + 200 * pictures;
}

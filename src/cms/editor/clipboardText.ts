import { forbiddenCharacterPattern } from "../../content/check/rules/forbiddenTexts";
import { renameElement, wrapContents } from "./domEdits";

/**
 * Removes forbidden characters. Vertical tabs and Unicode's line and paragraph
 * separators become line breaks.
 * @param lineBreak a line feed for text, a `br` element for HTML
 */
export const replaceForbiddenCharacters = (
  text: string,
  lineBreak = "\n",
): string =>
  text
    .replace(/[\v\u2028\u2029]/g, lineBreak)
    .replace(forbiddenCharacterPattern, "");

/**
 * Converts the styles of Google Docs for bold, italic, struck, raised and lowered text to
 * elements, and removes the wrapper around all text, a `b` element of normal weight.
 */
function convertStyles(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll("b"))
    if (wrapper.style.fontWeight === "normal")
      wrapper.replaceWith(...wrapper.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>("span[style]")) {
    const { fontWeight, fontStyle, verticalAlign } = span.style;
    const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
    if (isBold) wrapContents(span, "strong");
    if (fontStyle === "italic") wrapContents(span, "em");
    if (/text-decoration[^;]*line-through/.test(span.style.cssText))
      wrapContents(span, "del");
    if (verticalAlign === "super") wrapContents(span, "sup");
    if (verticalAlign === "sub") wrapContents(span, "sub");
  }
}

const unicodeDigits = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

/**
 * Replaces raised and lowered digits with Unicode's superscripts and subscripts, so that
 * footnote numbers and exponents (m²) don't run into the word before.
 */
function convertRaisedDigits(body: HTMLElement): void {
  // LibreOffice's number before a note.
  for (const sign of body.querySelectorAll("a.sdfootnotesym"))
    renameElement(sign, "sup");
  for (const name of ["sup", "sub"] as const)
    for (const element of body.querySelectorAll(name))
      if (/^\s*\d+\s*$/.test(element.textContent))
        element.textContent = element.textContent.replace(/\d/g, (digit) =>
          unicodeDigits[name].charAt(Number(digit)),
        );
}

const textBlocks = "p, li, td, th, div, blockquote, h1, h2, h3, h4, h5, h6";

/**
 * Moves punctuation at the end of bold, italic and struck text behind the element if a
 * letter or digit follows: in `**Ask:**now`, Markdown doesn't read the second `**` as
 * the end.
 */
function moveFinalPunctuation(body: HTMLElement): void {
  for (const mark of body.querySelectorAll("b, strong, i, em, del, s")) {
    const following = body.ownerDocument.createRange();
    following.setStartAfter(mark);
    following.setEndAfter(mark.closest(textBlocks)?.lastChild ?? body);
    let last: Node = mark;
    while (last.lastChild) last = last.lastChild;
    const text = last.textContent ?? "";
    const [punctuation] = /[\p{P}\p{S}]+$/u.exec(text) ?? [];
    if (!punctuation || !/^[\p{L}\p{N}]/u.test(String(following))) continue;
    last.textContent = text.slice(0, -punctuation.length);
    mark.after(punctuation);
    if (!mark.textContent) mark.remove();
  }
}

/**
 * Converts Word online's elements with the role `heading` to headings, and renumbers
 * the levels of all headings from 2 without gaps.
 */
function convertHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll("[role=heading][aria-level]")) {
    const level = heading.getAttribute("aria-level") ?? "";
    renameElement(heading, /^[1-6]$/.test(level) ? `h${level}` : "h6");
  }
  const levels = ["h1", "h2", "h3", "h4", "h5", "h6"].map((name) =>
    Array.from(body.querySelectorAll(name)),
  );
  levels
    .filter((headings) => headings.length)
    .forEach((headings, index) => {
      for (const heading of headings)
        renameElement(heading, `h${Math.min(index + 2, 6)}`);
    });
}

/** Converts formatted text and headings to elements that Markdown supports. */
export function convertFormats(body: HTMLElement): void {
  convertStyles(body);
  convertRaisedDigits(body);
  moveFinalPunctuation(body);
  convertHeadings(body);
}

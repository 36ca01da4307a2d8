import { forbiddenCharacters } from "../../content/check/rules/forbiddenTexts";
import { renameElement, wrapContents } from "./domEdits";

/**
 * Removes forbidden characters. Vertical tabs and Unicode's separators become line breaks.
 * @param lineBreak what breaks a line: a line feed in text, an element in HTML
 */
export const cleanCharacters = (text: string, lineBreak = "\n"): string =>
  text.replace(/[\v\u2028\u2029]/g, lineBreak).replace(forbiddenCharacters, "");

/**
 * Converts bold, italic and struck text of Google Docs, which are styles, within one `b`
 * without weight.
 */
function convertStyles(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll("b[style*='font-weight:normal']"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>("span[style]")) {
    const { fontWeight, fontStyle } = span.style;
    const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
    if (isBold) wrapContents(span, "strong");
    if (fontStyle === "italic") wrapContents(span, "em");
    if (/text-decoration[^;]*line-through/.test(span.style.cssText))
      wrapContents(span, "del");
  }
}

const unicodeDigits = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

/** Raises and lowers digits by Unicode, so that those of notes and units don't join words. */
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
 * Moves punctuation at the end of bold, italic and struck text behind the element where a
 * letter follows: Markdown doesn't end `**Ask:**now` there.
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

/** Makes headings of what Word online calls headings, and the largest level the second. */
function convertHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll("[role=heading][aria-level]"))
    renameElement(
      heading,
      `h${/^[1-6]$/.exec(heading.getAttribute("aria-level") ?? "")?.[0] ?? "6"}`,
    );
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

/** Converts formatted text and headings to what Markdown has. */
export function convertFormats(body: HTMLElement): void {
  convertStyles(body);
  convertRaisedDigits(body);
  moveFinalPunctuation(body);
  convertHeadings(body);
}

/** Sets of characters that nobody sees, each as the inside of a character class. */
const sets = {
  /** C0 controls and DEL, but tab, line feed and carriage return. */
  c0Control: "\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f",
  tab: "\\t",
  carriageReturn: "\\r",
  c1Control: "\\x80-\\x9f",
  /** All of the above, and the line feed. */
  control: "\\p{Cc}",
  /** The line separator and the paragraph separator. */
  lineSeparator: "\\u2028\\u2029",
  /** Controls of the direction of text, but the next one. */
  bidiControl: "\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069",
  arabicLetterMark: "\\u061c",
  /** Zero-width space, word joiner, byte order mark. */
  zeroWidth: "\\u200b\\u2060\\ufeff",
  /** Such as the "invisible times" of formulas. */
  invisibleOperator: "\\u2061-\\u2065",
  /** Half a character, such as of an emoji. */
  loneSurrogate: "\\p{Surrogate}",
} as const;

/** A global pattern for the characters of these sets. */
export const invisibleCharacters = (
  ...names: readonly (keyof typeof sets)[]
): RegExp => new RegExp(`[${names.map((name) => sets[name]).join("")}]`, "gu");

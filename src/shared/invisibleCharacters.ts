/** Bidirectional embeddings, overrides and isolates, which reorder the surrounding text. */
const bidiOverride = "\\u202a-\\u202e\\u2066-\\u2069";

/** Sets of invisible characters, each as the inside of a regular expression's `[…]`. */
const sets = {
  /** C0 controls and DEL, without tab, line feed and carriage return. */
  c0Control: "\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f",
  tab: "\\t",
  carriageReturn: "\\r",
  c1Control: "\\x80-\\x9f",
  /** All sets above, and the line feed. */
  control: "\\p{Cc}",
  /** Line separator and paragraph separator. */
  lineSeparator: "\\u2028\\u2029",
  /** Controls of the direction of text, except the Arabic letter mark. */
  bidiControl: `\\u200e\\u200f${bidiOverride}`,
  bidiOverride,
  arabicLetterMark: "\\u061c",
  /** Zero-width space, word joiner, byte order mark. */
  zeroWidth: "\\u200b\\u2060\\ufeff",
  /** Invisible operators of formulas, such as "invisible times". */
  invisibleOperator: "\\u2061-\\u2065",
  /** One half of a surrogate pair, such as that of an emoji, without the other. */
  loneSurrogate: "\\p{Surrogate}",
} as const;

/** Builds a regular expression, with the flag `g`, that matches the characters of these sets. */
export const buildInvisibleCharacterPattern = (
  ...names: readonly (keyof typeof sets)[]
): RegExp => new RegExp(`[${names.map((name) => sets[name]).join("")}]`, "gu");

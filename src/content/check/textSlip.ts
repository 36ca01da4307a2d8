/** Words that are shown otherwise than they are meant. */
export interface Slip {
  readonly pattern: RegExp;
  readonly remedy: (match: RegExpExecArray) => string;
}

/** Slips in plain text and Markdown. */
export const commonSlips: readonly Slip[] = [
  {
    pattern: /â€.?|[ÂÃ][\u0080-\u00bf]|ðŸ|\ufffd/,
    remedy: ([broken]) =>
      `Write this again: a program made "${broken}" of another character. Save files as UTF-8.`,
  },
  {
    pattern: /\{\{\s*(\w+)\s*\}\}/,
    remedy: ([, name = ""]) => `Write {${name}} with one pair of braces.`,
  },
  {
    pattern: /\{(?: +(\w+) *|(\w+) +)\}/,
    remedy: ([, name, other]) =>
      `Write {${name ?? String(other)}} without spaces in the braces.`,
  },
  {
    pattern: /(?<!\\)\{[^{}\n]*[^{}\na-zA-Z][^{}\n]*\}/,
    remedy: ([words]) => `There is no ${words} here: remove the braces.`,
  },
];

/** What plain text shows as it is typed, although it was meant otherwise. */
const plainSlips: readonly Slip[] = [
  {
    pattern: /^[“„”‘][^“”„‘’]*[”“’"]$/,
    remedy: () => "Remove the quotes: the page would show them.",
  },
  {
    pattern: /\*\*\S.*?\*\*/,
    remedy: () =>
      "Remove the asterisks: this field is plain text, which can't be bold.",
  },
  {
    pattern: /\[[^\]]+\]\s?\([^)]*\)/,
    remedy: () =>
      "Remove the link: this field is plain text. Link from a text of the page instead.",
  },
  {
    pattern: /<\/?[a-z][^>]*>/i,
    remedy: ([tag]) => `Remove ${tag}: this field is plain text.`,
  },
];

/**
 * What to change in a plain text that is valid, but would not be shown as it is
 * meant.
 */
export function textSlip(text: string): string | undefined {
  for (const { pattern, remedy } of [...commonSlips, ...plainSlips]) {
    const match = pattern.exec(text);
    if (match) return remedy(match);
  }
  return undefined;
}

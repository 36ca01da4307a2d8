/** The characters that are written as codes in HTML. */
const codes: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&nbsp;": "a space",
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/** Words that are shown otherwise than they are meant. */
export interface Slip {
  readonly pattern: RegExp;
  readonly remedy: (match: RegExpExecArray) => string;
}

export const tokenSlips: readonly Slip[] = [
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
  {
    pattern: new RegExp(Object.keys(codes).join("|")),
    remedy: ([code]) => `Write ${String(codes[code])} instead of ${code}.`,
  },
];

/**
 * What to change in a plain text that is valid, but would not be shown as it is
 * meant.
 */
export const textSlip = (text: string): string | undefined =>
  firstSlip(text, [...tokenSlips, ...plainSlips]);

function firstSlip(text: string, slips: readonly Slip[]): string | undefined {
  for (const { pattern, remedy } of slips) {
    const match = pattern.exec(text);
    if (match) return remedy(match);
  }
  return undefined;
}

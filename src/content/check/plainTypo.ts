/** Words that are read or shown otherwise than they are meant. */
export interface Typo {
  readonly pattern: RegExp;
  /** What to do. `$&` stands for the words, `$1` for the pattern's first group. */
  readonly fix: string;
}

export const fixOf = ({ fix }: Typo, match: RegExpExecArray): string =>
  fix.replace(/\$(?:&|(\d))/g, (_whole, group = "0") =>
    String(match[Number(group)]),
  );

export const commonTypos: readonly Typo[] = [
  {
    pattern: /â€.?|[ÂÃ][\u0080-\u00bf]|ðŸ|\ufffd/,
    fix: 'Write this again: a program made "$&" of another character. Save files as UTF-8.',
  },
  {
    pattern: /(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
    fix: "Write the character itself instead of $&.",
  },
  {
    pattern: /\{\{\s*(\w+)\s*\}\}/,
    fix: "Write {$1} with one pair of braces.",
  },
  {
    pattern: /\{(?!\w+\}) *(\w+) *\}/,
    fix: "Write {$1} without spaces in the braces.",
  },
  {
    pattern: /(?<!\\)\{[^{}\n]*[^{}\na-zA-Z][^{}\n]*\}/,
    fix: "There is no $& here: remove the braces.",
  },
];

/** What plain text shows as it is typed, although it was meant otherwise. */
const plainTypos: readonly Typo[] = [
  {
    pattern: /^[“„”‘][^“”„‘’]*[”“’"]$/,
    fix: "Remove the quotes: the page would show them.",
  },
  {
    pattern:
      /(\*\*?|(?<!\w)_|~~|`)(?=[^\s*_~`]).*?\S\1(?!\w)|^(?:#{1,6}|[-*+]|>) /,
    fix: "Remove the marks: this field is plain text, which shows them.",
  },
  {
    pattern: /\[[^\]]+\]\s?\([^)]*\)/,
    fix: "Remove the link: this field is plain text. Link from a text of the page instead.",
  },
  {
    pattern: /^[^\s/]+\.(?:jpe?g|png|webp|avif|heic|gif)$/i,
    fix: "Write what the picture shows: this is the name of a file.",
  },
  {
    pattern: /<\/?[a-z][^>]*>/i,
    fix: "Remove $&: this field is plain text.",
  },
];

/**
 * What to change in a plain text that is valid, but would not be shown as it is
 * meant.
 */
export function plainTypo(text: string): string | undefined {
  for (const typo of [...commonTypos, ...plainTypos]) {
    const match = typo.pattern.exec(text);
    if (match) return fixOf(typo, match);
  }
  return undefined;
}

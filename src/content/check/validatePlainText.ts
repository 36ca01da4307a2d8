/** Pattern for text that would be rendered or read otherwise than meant. */
export interface PatternRule {
  readonly pattern: RegExp;
  /** As in `String.replace`, `$&` stands for the match, `$1` for the first group. */
  readonly message: string;
}

export const formatRuleMessage = (
  { message }: PatternRule,
  match: RegExpExecArray,
): string =>
  message.replace(/\$(&|\d)/g, (_placeholder, group: string) => {
    const index = group === "&" ? 0 : Number(group);
    return String(match[index]);
  });

export const commonTextRules: readonly PatternRule[] = [
  {
    pattern: /â€.?|[ÂÃ][\u0080-\u00bf]|ðŸ|\ufffd/,
    message:
      'Write this again: a program made "$&" of another character. Save files as UTF-8.',
  },
  {
    pattern: /(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
    message: "Write the character itself instead of $&.",
  },
  {
    pattern: /\{\{\s*(\w+)\s*\}\}/,
    message: "Write {$1} with one pair of braces.",
  },
  {
    pattern: /\{(?!\w+\}) *(\w+) *\}/,
    message: "Write {$1} without spaces in the braces.",
  },
  {
    pattern: /(?<!\\)\{[^{}\n]*[^{}\na-zA-Z][^{}\n]*\}/,
    message: "There is no $& here: remove the braces.",
  },
  {
    pattern: /(?<!\\)\{(\w+)(?![^{}]*\})/,
    message: "Write {$1} with both braces, or the words without one.",
  },
];

/** Markup and quotes, which plain text shows literally. */
const plainTextRules: readonly PatternRule[] = [
  {
    pattern: /^[“„”‘][^“”„‘’]*[”“’"]$/,
    message: "Remove the quotes: the page would show them.",
  },
  {
    pattern:
      /(\*\*?|(?<!\w)_|~~|`)(?=[^\s*_~`]).*?\S\1(?!\w)|^(?:#{1,6}|[-*+]|>) /,
    message: "Remove the marks: this field is plain text, which shows them.",
  },
  {
    pattern: /\[[^\]]+\]\s?\([^)]*\)/,
    message:
      "Remove the link: this field is plain text. Link from a text of the page instead.",
  },
  {
    pattern: /^[^\s/]+\.(?:jpe?g|png|webp|avif|heic|gif)$/i,
    message: "Write what the picture shows: this is the name of a file.",
  },
  {
    pattern: /<\/?[a-z][^>]*>/i,
    message: "Remove $&: this field is plain text.",
  },
];

/**
 * Finds text that its schema accepts, but that would not be rendered as meant.
 * @returns the message of the first rule that matches; `undefined` if none does
 */
export function validatePlainText(value: string): string | undefined {
  for (const rule of [...commonTextRules, ...plainTextRules]) {
    const match = rule.pattern.exec(value);
    if (match) return formatRuleMessage(rule, match);
  }
  return undefined;
}

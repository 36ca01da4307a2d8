import { slipIn } from "../read/slip";
import type { Slip } from "../read/slip";

/** Slips in plain text and Markdown. */
export const commonSlips: readonly Slip[] = [
  {
    pattern: /â€.?|[ÂÃ][\u0080-\u00bf]|ðŸ|\ufffd/,
    remedy:
      'Write this again: a program made "$&" of another character. Save files as UTF-8.',
  },
  {
    pattern: /(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
    remedy: "Write the character itself instead of $&.",
  },
  {
    pattern: /\{\{\s*(\w+)\s*\}\}/,
    remedy: "Write {$1} with one pair of braces.",
  },
  {
    pattern: /\{(?!\w+\}) *(\w+) *\}/,
    remedy: "Write {$1} without spaces in the braces.",
  },
  {
    pattern: /(?<!\\)\{[^{}\n]*[^{}\na-zA-Z][^{}\n]*\}/,
    remedy: "There is no $& here: remove the braces.",
  },
];

/** What plain text shows as it is typed, although it was meant otherwise. */
const plainSlips: readonly Slip[] = [
  {
    pattern: /^[“„”‘][^“”„‘’]*[”“’"]$/,
    remedy: "Remove the quotes: the page would show them.",
  },
  {
    pattern:
      /(\*\*?|(?<!\w)_|~~|`)(?=[^\s*_~`]).*?\S\1(?!\w)|^(?:#{1,6}|[-*+]|>) /,
    remedy: "Remove the marks: this field is plain text, which shows them.",
  },
  {
    pattern: /\[[^\]]+\]\s?\([^)]*\)/,
    remedy:
      "Remove the link: this field is plain text. Link from a text of the page instead.",
  },
  {
    pattern: /^[^\s/]+\.(?:jpe?g|png|webp|avif|heic|gif)$/i,
    remedy: "Write what the picture shows: this is the name of a file.",
  },
  {
    pattern: /<\/?[a-z][^>]*>/i,
    remedy: "Remove $&: this field is plain text.",
  },
];

/**
 * What to change in a plain text that is valid, but would not be shown as it is
 * meant.
 */
export const textSlip = (text: string): string | undefined =>
  slipIn([...commonSlips, ...plainSlips], text);

import { commonTextRules } from "../validatePlainText";
import type { PatternRule } from "../validatePlainText";

const linkStart = "(?:\\/|#|https?:|mailto:|tel:|www\\.)";

/** Markup that failed to parse, and that a page would show literally. */
export const unparsedMarkdownRules: readonly PatternRule[] = [
  ...commonTextRules,
  {
    pattern: /^ {0,3}(?:##+[^\s#].*|#[A-Za-z].*)$/m,
    message: "Write ## and a space before a heading, or ### below another.",
  },
  {
    pattern: new RegExp(
      [
        "^\\s*\\\\#{1,6} .*$",
        "\\\\([*_~])\\\\?\\1(?=\\S).*?\\S\\\\\\1\\\\?\\1",
        `\\\\\\[[^\\]\\n]+\\\\?\\]\\\\?\\(${linkStart}[^)\\s]*\\)`,
      ].join("|"),
      "m",
    ),
    message:
      "Press the button of this format and type the words alone or, in the file, write the marks without backslashes.",
  },
  {
    pattern: /^[ \t]*[•◦▪‣·–—☐☑] .*\n[ \t]*[•◦▪‣·–—☐☑] /m,
    message: "Write - and a space before each entry of a list.",
  },
  {
    pattern: /^ {0,3}:::.*$/m,
    message: "Write the words alone: the page would show $&.",
  },
  {
    pattern: /\[\[[^\]\n]+\]\]/,
    message: "Write the link as [words](address), not as $&.",
  },
  {
    pattern: /^ {0,3}\\?\|[ \t]*:?-{3,}.*$/m,
    message:
      "Write the table again, with as many cells in the line of dashes as in the row above it: it isn't one yet.",
  },
  {
    pattern: new RegExp(
      [
        `\\[[^\\]]+\\]\\s+\\(${linkStart}[^)\\s]*\\)`,
        `\\([^()]+\\)\\[${linkStart}[^\\]\\s]*\\]`,
        "\\[[^\\]]+\\]\\([^)]*$",
        `\\[[^\\]]+\\]\\(${linkStart}[^)"']*\\s[^)"']*\\)`,
      ].join("|"),
    ),
    message:
      "Write the link as [words](address), without spaces in or before the address.",
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    message:
      "Write the note on a line of its own at the end of the text: $&: …",
  },
  {
    pattern: /\^\[[^\]]*$/,
    message: "Close the note with ].",
  },
  {
    pattern: /^ {0,3}\|.*\|[ \t]*\n {0,3}\|/m,
    message:
      "Write a line of dashes below the first row of the table, such as | --- | --- |.",
  },
  {
    pattern: /^\s*\\[-*] .*$/m,
    message:
      "Begin with a word. For an entry of a list, press Bulleted List or, in the file, write - without a backslash.",
  },
  {
    pattern: /^ {0,3}([-*+])(?![-*+\s\d])(?:(?!\1).)+$/m,
    message: "Write - and a space before each entry of a list.",
  },
  {
    pattern: /\[[^\]\n]+\][([][^\])\n]*[\])]?/,
    message:
      "Write the link as [words](address), without spaces in or before the address.",
  },
  {
    pattern: /(?<!\\)(?:\*\*|~~|(?<!_)__(?!_)|`)/,
    message:
      "Write $& right before and right after the words, without spaces between, or remove it.",
  },
];

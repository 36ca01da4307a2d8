import { commonTypos } from "../plainTypo";
import type { Typo } from "../plainTypo";

const begins = "(?:\\/|#|https?:|mailto:|tel:|www\\.)";

/** What Markdown takes for mere words, although it was meant otherwise. */
export const paragraphTypos: readonly Typo[] = [
  ...commonTypos,
  {
    pattern: /^ {0,3}(?:##+[^\s#].*|#[A-Za-z].*)$/m,
    fix: "Write ## and a space before a heading, or ### below another.",
  },
  {
    pattern: new RegExp(
      [
        `\\[[^\\]]+\\]\\s+\\(${begins}[^)\\s]*\\)`,
        `\\([^()]+\\)\\[${begins}[^\\]\\s]*\\]`,
        "\\[[^\\]]+\\]\\([^)]*$",
        `\\[[^\\]]+\\]\\(${begins}[^)"']*\\s[^)"']*\\)`,
      ].join("|"),
    ),
    fix: "Write the link as [words](address), without spaces in or before the address.",
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    fix: "Write the note on a line of its own at the end of the text: $&: …",
  },
  {
    pattern: /\^\[[^\]]*$/,
    fix: "Close the note with ].",
  },
  {
    pattern: /^ {0,3}\|.*\|[ \t]*\n {0,3}\|/m,
    fix: "Write a line of dashes below the first row of the table, such as | --- | --- |.",
  },
  {
    pattern: /^\s*\\[-*] .*$/m,
    fix: "Begin with a word. For an entry of a list, press Bulleted List or, in the file, write - without a backslash.",
  },
  {
    pattern: /^ {0,3}([-*+])(?![-*+\s\d])(?:(?!\1).)+$/m,
    fix: "Write - and a space before each entry of a list.",
  },
  {
    pattern: /\[[^\]\n]+\][([][^\])\n]*[\])]?/,
    fix: "Write the link as [words](address), without spaces in or before the address.",
  },
  {
    pattern: /(?<!\\)(?:\*\*|~~|(?<!_)__(?!_)|`)/,
    fix: "Write $& right before and right after the words, without spaces between, or remove it.",
  },
];

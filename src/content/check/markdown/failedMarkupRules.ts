import { commonTextRules } from "../validatePlainText";
import { createReplacement } from "../../model/fixes";
import type { PatternRule } from "../validatePlainText";

const linkStart = "(?:\\/|#|https?:|mailto:|tel:|www\\.)";

/** Rules for markup that failed to parse, which a page would show literally. */
export const failedMarkupRules: readonly PatternRule[] = [
  ...commonTextRules,
  {
    pattern: /^ {0,3}(##+(?=[^\s#])|#(?=[A-Za-z]))(.*)$/m,
    message: "a heading begins with ## or, below another one, with ###.",
    fix: ([match, marks = "", heading]) =>
      createReplacement(
        match.trimStart(),
        `${marks.padEnd(2, "#")} ${heading}`,
      ),
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
      "in the editor, press the button of the format and type the words alone.",
    fix: ([match]) => createReplacement(match, match.replaceAll("\\", "")),
  },
  {
    pattern: /^ {0,3}:::(?!:* ?[a-z]*$).*$/m,
    message: "Write the words alone: the page would show $&.",
  },
  {
    pattern: /^ {0,3}:::+ ?[a-z]*$/m,
    message: "the page would show it.",
    fix: ([match]) => createReplacement(match.trim(), ""),
  },
  {
    pattern: /\[\[[^\]\n]+\]\]/,
    message:
      "Decide where $& leads, and write the link as [words](address): the page would show the brackets.",
  },
  {
    pattern: /^ {0,3}\\?\|[ \t]*:?-{3,}.*$/m,
    message:
      "Compare this line with the row right above it, which needs as many cells: it isn't a table yet. In the editor, write tables under Markdown.",
  },
  {
    pattern: new RegExp(
      `\\[([^\\]]+)\\]\\s+\\((${linkStart}[^)\\s]*)\\)|\\(([^()]+)\\)\\[(${linkStart}[^\\]\\s]*)\\]`,
    ),
    message:
      "the words of a link stand in square brackets, right before its address.",
    fix: ([match, linkText, href, swappedText, swappedHref]) =>
      createReplacement(
        match,
        `[${linkText ?? swappedText}](${href ?? swappedHref})`,
      ),
  },
  {
    pattern: new RegExp(
      [
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
    pattern: /^ {0,3}\|(.*)\|[ \t]*\n( {0,3}\|.*)/m,
    message: "below the first row of a table there is a line of dashes.",
    fix: ([, cells = "", above = ""]) => {
      const text = `|${" --- |".repeat(cells.split("|").length)}`;
      return { type: "insertLine", text, above };
    },
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
      "Write $& right before and right after the words, without spaces between, or leave it out.",
  },
];

import { commonSlips } from "../textSlip";
import type { Slip } from "../../read/slip";

/** Spaces that look like ordinary ones, as programs put them into texts. */
const special = "[\\u00a0\\u2000-\\u200a\\u202f\\u3000]";

const begins = "(?:\\/|#|https?:|mailto:|tel:|www\\.)";

/** What an editor's form has for what is typed in a file. */
const inForm = {
  heading: "Choose Heading 2 or Heading 3 above the text for it.",
  link: "Select the words of the link, press Link above the text, and write the address there.",
  bullets: "Select the lines, and press Bulleted List above the text.",
  numbers: "Select the lines, and press Numbered List above the text.",
  bold: "Select the words, and press Bold above the text.",
};

/** Lines of a paragraph that begin with a mark, and would run together. */
const runningOn = (mark: string) =>
  new RegExp(
    `^[ \\t]*(${mark}) +(?=[^]*(?<!\\\\|  )\\n[ \\t]*(?:${mark}) )(.*)`,
    "m",
  );

interface ParagraphSlip extends Slip {
  /** What to do in the editor's form instead. */
  readonly form?: string;
}

/** What Markdown takes for mere words, although it was meant otherwise. */
export const paragraphSlips: readonly ParagraphSlip[] = [
  ...commonSlips,
  {
    pattern: new RegExp(
      `^(?:[ \\t]*${special}+[ \\t]*|[ \\t]*(?=\\S+${special}))(#{1,6}|[-*+]|\\d{1,2}[.)])\\s+(.*)$`,
      "m",
    ),
    form: "Remove the spaces and marks at the start of the lines, and use the buttons for headings and lists.",
    remedy:
      "Write ordinary spaces before and after $1, because there is a special one: $1 $2",
  },
  {
    pattern: /^ {0,3}(#{2,6})([^\s#].*)$/m,
    form: inForm.heading,
    remedy: "Write a space after $1: $1 $2",
  },
  {
    pattern: /^ {0,3}#([A-Za-z].*)$/m,
    form: inForm.heading,
    remedy: "Write ## and a space: ## $1",
  },
  {
    pattern: new RegExp(`\\[([^\\]]+)\\]\\s+\\((${begins}[^)\\s]*)\\)`),
    form: inForm.link,
    remedy: "Remove the space before ($2): [$1]($2)",
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[(${begins}[^\\]\\s]*)\\]`),
    form: inForm.link,
    remedy:
      "Write [$1]($2): the words are in square brackets, the address in round ones.",
  },
  {
    pattern: /\[[^\]]+\]\([^)]*$/,
    form: inForm.link,
    remedy: "Close the link with ) after its address.",
  },
  {
    pattern: new RegExp(`\\[[^\\]]+\\(${begins}[^)]*\\)`),
    form: inForm.link,
    remedy: "Close the words of the link with ] before its address.",
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    form: "Write the note into the sentence.",
    remedy: "Write the note on a line of its own at the end of the text: $&: …",
  },
  {
    pattern: /^ {0,3}\|.*\|[ \t]*\n {0,3}\|/m,
    remedy:
      "Write a line of dashes below the first row of the table, such as | --- | --- |.",
  },
  {
    pattern: new RegExp(`\\[[^\\]]+\\]\\((${begins}[^)"']*\\s[^)"']*)\\)`),
    form: inForm.link,
    remedy: "Remove the space in the link's address: $1",
  },
  {
    pattern: /^ {0,3}([-*+])((?![-*+\s\d])(?:(?!\1).)+)$/m,
    form: inForm.bullets,
    remedy: "Write a space after $1: $1 $2",
  },
  {
    pattern: /^ {0,3}(\d+[.)])([A-Za-z].*)$/m,
    form: inForm.numbers,
    remedy: "Write a space after $1: $1 $2",
  },
  {
    pattern: /^\s*([•·‣▪◦]|\\[-*](?= )|–(?!\d))\s*(.*)$/m,
    form: inForm.bullets,
    remedy: "Write - instead of $1: - $2",
  },
  {
    pattern: runningOn("[●○■□➤→✓✔⁃−—]|--"),
    form: inForm.bullets,
    remedy: "Write - instead of $1: - $2",
  },
  ...[
    "\\((?:[A-Za-z]|\\d{1,2})\\)",
    "[A-Za-z][.)]",
    "\\d{1,2}(?:\\.\\)|[:-])",
    // Before a digit it is a range, such as 2 - 3 bedrooms.
    "\\d{1,2} [-–—](?! *\\d)",
  ].map((mark) => ({
    pattern: runningOn(mark),
    form: inForm.numbers,
    remedy: "Write 1. instead of $1: 1. $2",
  })),
  {
    // After other brackets it may belong to a sentence that counts, or close one.
    pattern: /(?<=^[^()]*\n[ \t]*)(\d{1,2}\)) +(.*)/,
    form: inForm.numbers,
    remedy:
      "Write 1) instead of $1, because a list right below words begins with 1: 1) $2",
  },
  {
    pattern: /\[[^\]\n]+\][([][^\])\n]*[\])]?/,
    form: inForm.link,
    remedy:
      "Write the link as [words](address), without spaces in the address.",
  },
  {
    pattern: /(?<!\\)(?:\*\*|~~|(?<!_)__(?!_)|`)/,
    form: inForm.bold,
    remedy:
      "Write $& right before and right after the words, without spaces between, or remove it.",
  },
];

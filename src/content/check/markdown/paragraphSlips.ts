import { commonSlips } from "../textSlip";
import type { Slip } from "../textSlip";

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
    `^[ \\t]*(${mark}) +(.*)(?=[^]*(?<![\\\\ ])\\n[ \\t]*(?:${mark}) )`,
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
    remedy: ([, mark, words]) =>
      `Write ordinary spaces before and after ${String(mark)}, because there is a special one: ${String(mark)} ${String(words)}`,
  },
  {
    pattern: /^ {0,3}(#{2,6})([^\s#].*)$|^ {0,3}(#)([A-Za-z].*)$/m,
    form: inForm.heading,
    remedy: ([, marks, words, one, oneWords]) =>
      one
        ? `Write ## and a space: ## ${String(oneWords)}`
        : `Write a space after ${String(marks)}: ${String(marks)} ${String(words)}`,
  },
  {
    pattern: new RegExp(`\\[([^\\]]+)\\]\\s+\\((${begins}[^)\\s]*)\\)`),
    form: inForm.link,
    remedy: ([, words, address]) =>
      `Remove the space before (${String(address)}): [${String(words)}](${String(address)})`,
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[(${begins}[^\\]\\s]*)\\]`),
    form: inForm.link,
    remedy: ([, words, address]) =>
      `Write [${String(words)}](${String(address)}): the words are in square brackets, the address in round ones.`,
  },
  {
    pattern: /\[[^\]]+\]\([^)]*$/,
    form: inForm.link,
    remedy: () => "Close the link with ) after its address.",
  },
  {
    pattern: new RegExp(`\\[[^\\]]+\\(${begins}[^)]*\\)`),
    form: inForm.link,
    remedy: () => "Close the words of the link with ] before its address.",
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    form: "Write the note into the sentence.",
    remedy: ([mark]) =>
      `Write the note on a line of its own at the end of the text: ${mark}: …`,
  },
  {
    pattern: /^ {0,3}\|.*\|[ \t]*\n {0,3}\|/m,
    remedy: () =>
      "Write a line of dashes below the first row of the table, such as | --- | --- |.",
  },
  {
    pattern: new RegExp(`\\[[^\\]]+\\]\\((${begins}[^)"']*\\s[^)"']*)\\)`),
    form: inForm.link,
    remedy: ([, address]) =>
      `Remove the space in the link's address: ${String(address)}`,
  },
  {
    pattern: /^ {0,3}([-*+])((?![-*+\s\d])(?:(?!\1).)+)$/m,
    form: inForm.bullets,
    remedy: ([, mark, words]) =>
      `Write a space after ${String(mark)}: ${String(mark)} ${String(words)}`,
  },
  {
    pattern: /^ {0,3}(\d+[.)])([A-Za-z].*)$/m,
    form: inForm.numbers,
    remedy: ([, mark, words]) =>
      `Write a space after ${String(mark)}: ${String(mark)} ${String(words)}`,
  },
  {
    pattern: /^\s*([•·‣▪◦]|\\[-*+](?= )|–(?!\d))\s*(.*)$/m,
    form: inForm.bullets,
    remedy: ([, mark, words]) =>
      `Write - instead of ${String(mark)}: - ${String(words)}`,
  },
  {
    pattern: runningOn("[●○■□➤→✓✔⁃−—]|--"),
    form: inForm.bullets,
    remedy: ([, mark, words]) =>
      `Write - instead of ${String(mark)}: - ${String(words)}`,
  },
  ...[
    "\\((?:[A-Za-z]|\\d{1,2})\\)",
    "[A-Za-z][.)]",
    "\\d{1,2}(?:\\.\\)|[:-])",
  ].map((mark) => ({
    pattern: runningOn(mark),
    form: inForm.numbers,
    remedy: ([, written, words]: RegExpExecArray) =>
      `Write 1. instead of ${String(written)}: 1. ${String(words)}`,
  })),
  {
    pattern: /\[[^\]\n]+\][([][^\])\n]*[\])]?/,
    form: inForm.link,
    remedy: () =>
      "Write the link as [words](address), without spaces in the address.",
  },
  {
    pattern: /(?<!\\)(\*\*|~~|(?<!_)__(?!_)|`)/,
    form: inForm.bold,
    remedy: ([mark]) =>
      `Write ${mark} right before and right after the words, without spaces between, or remove it.`,
  },
];

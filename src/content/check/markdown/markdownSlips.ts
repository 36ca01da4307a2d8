import type { Content, Root, Table } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import type { Remedy } from "../../model/faults";
import { commonSlips } from "../textSlip";
import type { Slip } from "../textSlip";

export interface Mistake {
  /** Where it begins in the text. */
  readonly at: number;
  readonly value: string;
  readonly shown?: string;
  readonly remedy: Remedy;
}

export const startOf = ({ position }: Content): number =>
  position?.start.offset ?? 0;

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

interface ParagraphSlip extends Slip {
  /** What to do in the editor's form instead. */
  readonly form?: string;
}

/** What Markdown takes for mere words, although it was meant otherwise. */
const paragraphSlips: readonly ParagraphSlip[] = [
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

const understood = [
  ...["link", "inlineCode", "strong", "html", "image"],
  ...["footnote", "footnoteReference"],
];

/** The source of a paragraph, with blanks in place of what Markdown understood. */
function wordsOnly(
  node: Content & { children: Content[] },
  text: string,
): string {
  const { start, end } = node.position ?? {};
  const from = start?.offset ?? 0;
  let source = text.slice(from, end?.offset);
  visit(node, (inner) => {
    const child = inner as Content;
    const begin = (child.position?.start.offset ?? 0) - from;
    // An address without brackets may be part of a link that is wrong.
    const isBare = child.type === "link" && !/[[<]/.test(source[begin] ?? "");
    if (isBare || !understood.includes(child.type)) return;
    const finish = (child.position?.end.offset ?? 0) - from;
    const blank = source.slice(begin, finish).replace(/\S/g, "\ufffc");
    source = source.slice(0, begin) + blank + source.slice(finish);
  });
  return source;
}

function misread(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, ["paragraph", "heading", "tableCell"], (inner) => {
    const node = inner as Content & { children: Content[] };
    const source = wordsOnly(node, text);
    for (const { pattern, remedy, form } of paragraphSlips) {
      const match = pattern.exec(source);
      if (!match) continue;
      const [words] = match;
      const lead = words.length - words.trimStart().length;
      const from = startOf(node) + match.index;
      mistakes.push({
        at: from + lead,
        value: text.slice(from, from + words.length).trim(),
        remedy: form ? { file: remedy(match), form } : remedy(match),
      });
      return;
    }
  });
  return mistakes;
}

/** Paragraphs that became code or headings by their lines' beginnings. */
function turned(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (inner) => {
    const node = inner as Content;
    const source = text.slice(
      node.position?.start.offset,
      node.position?.end.offset,
    );
    if (node.type === "code" && !/^(?:`{3}|~{3})/.test(source.trimStart()))
      mistakes.push({
        at: startOf(node),
        value: node.value,
        remedy:
          "Remove the spaces at the start of the line: four of them make it code.",
      });
    const [underline] = /\n *(?:-+|=+)[ \t]*$/.exec(source) ?? [];
    if (node.type === "heading" && underline && !source.startsWith("#"))
      mistakes.push({
        at: startOf(node),
        value: source,
        remedy: `Leave an empty line above ${underline.trim()}: right below words it turns them into a heading. If they are one, write ## before them instead.`,
      });
  });
  return mistakes;
}

/** Rows whose last cells would not be shown, or are missing. */
function unevenRows(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, "table", ({ children: [first, ...rows] }: Table) => {
    const cells = first?.children.length ?? 0;
    for (const row of rows)
      if (row.children.length !== cells)
        mistakes.push({
          at: startOf(row),
          value: toString(row),
          remedy: `Write as many cells as the first row has: ${cells}.`,
        });
  });
  return mistakes;
}

/** What is valid Markdown, but would not be shown as it is meant. */
export const markdownSlips = (tree: Root, text: string): Mistake[] => [
  ...misread(tree, text),
  ...turned(tree, text),
  ...unevenRows(tree),
];

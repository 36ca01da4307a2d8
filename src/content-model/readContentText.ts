import { LineCounter, isMap, isNode, parseDocument, visit } from "yaml";
import type { Document, Node, YAMLMap } from "yaml";
import { contentPath } from "./contentFile";
import type { ContentFile } from "./contentFile";
import type { Fault } from "./faults";
import { fieldLines } from "./fieldLines";

/** Largest content file that is read, in bytes. */
export const largestFile = 64 * 1024;

export const tooLarge = (bytes: number): string =>
  `Make the file smaller: it has ${bytes} bytes, and at most ${largestFile} are allowed.`;

/** The file that a text holds, or the fault that makes it unreadable. */
type ReadText =
  | { readonly file: ContentFile; readonly fault?: never }
  | { readonly file?: never; readonly fault: Fault };

type FrontMatter = Document.Parsed;

interface Mistake {
  /** From the start of the front matter. */
  readonly offset: number;
  readonly remedy: string;
}

/** Finds YAML features that content does not need and that can do harm. */
function forbidden(document: FrontMatter): Mistake | undefined {
  let found: Mistake | undefined;
  const refuse = (node: Node, remedy: string) => {
    found = { offset: node.range?.[0] ?? 0, remedy };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_key, node) =>
      refuse(node, `Write the value itself instead of *${node.source}.`),
    Node: (_key, node) => {
      if (node.anchor)
        return refuse(node, `Remove &${node.anchor} before the value.`);
      if (node.tag && !document.schema.tags.some(({ tag }) => tag === node.tag))
        return refuse(node, `Remove ${node.tag} before the value.`);
      return undefined;
    },
    Pair: (_key, { key }) => {
      const name = isNode(key) && "value" in key ? key.value : undefined;
      if (typeof name === "string" && name !== "__proto__" && name !== "<<")
        return undefined;
      return refuse(key as Node, "Remove it: this can't be a field's name.");
    },
  });
  return found;
}

function mistakeIn(document: FrontMatter): Mistake | undefined {
  const [problem] = [...document.errors, ...document.warnings];
  if (problem)
    return {
      offset: problem.pos[0],
      remedy: `Correct the front matter: ${problem.message.replace(/\.?$/, ".")}`,
    };
  if (!isMap(document.contents))
    return {
      offset: 0,
      remedy: "Write the fields as `name: value`, one per line.",
    };
  return forbidden(document);
}

/**
 * Reads the text of a Markdown file: front matter between two lines of `---`,
 * then the body. A byte order mark and Windows line ends are accepted.
 * @param path below `content/`
 */
export function readContentText(path: string, text: string): ReadText {
  const refuse = (line: number, remedy: string, value?: string): ReadText => ({
    fault: { file: contentPath(path), field: "", line, value, remedy },
  });
  if (text.length > largestFile) return refuse(1, tooLarge(text.length));
  if (text.includes("\0"))
    return refuse(
      1,
      "Save the file as plain text: it contains NUL characters.",
    );
  const plain = text.replace(/^\uFEFF/, "");
  const opening = /^---[ \t]*\r?\n/.exec(plain);
  if (!opening)
    return refuse(
      1,
      "Begin the file with a line of only three hyphens: ---",
      plain.slice(0, 80).split(/\r?\n/)[0],
    );
  const start = opening[0].length;
  // Finds the end like gatsby-transformer-remark, but rejects what that accepts.
  const end = plain.indexOf("\n---", start - 1);
  const closing =
    end < 0 ? null : /^---[ \t]*(?:\r?\n|$)/.exec(plain.slice(end + 1));
  if (!closing) {
    const line = end < 0 ? 1 : plain.slice(0, end + 1).split("\n").length;
    return refuse(
      line,
      "End the front matter with a line of only three hyphens: ---",
    );
  }
  const lineCounter = new LineCounter();
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1;
  const source = plain.slice(start, end + 1);
  try {
    const document = parseDocument(source, {
      lineCounter,
      prettyErrors: false,
    });
    const mistake = mistakeIn(document);
    if (mistake) return refuse(lineOf(mistake.offset), mistake.remedy);
    const bodyStart = end + 1 + closing[0].length;
    return {
      file: {
        path,
        frontMatter: document.toJS() as Record<string, unknown>,
        body: plain.slice(bodyStart),
        lines: {
          ofField: fieldLines(document.contents as YAMLMap, source, lineOf),
          beforeBody: plain.slice(0, bodyStart).split("\n").length - 1,
        },
      },
    };
  } catch (error) {
    if (error instanceof RangeError)
      return refuse(1, "Nest the front matter less deeply.");
    throw error;
  }
}

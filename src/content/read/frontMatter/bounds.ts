export interface Bounds {
  /** Offsets of the front matter, without its lines of hyphens. */
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

export interface LineMistake {
  /** From 1. */
  readonly line: number;
  readonly value?: string | undefined;
  readonly remedy: string;
}

/** What a line of front matter begins with. */
const fieldLine = /^(?:\w+:|[ \t]|- |#|$)/;

/**
 * Finds the front matter between two lines of `---`.
 * @param text without a byte order mark
 */
export function boundsOf(text: string): Bounds | LineMistake {
  const lines = text.split(/\r?\n/);
  if (!text.trim())
    return {
      line: 1,
      remedy: "The file is empty: write its fields and its text, or delete it.",
    };
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (!opening)
    return {
      line: 1,
      value: lines[0]?.slice(0, 80),
      remedy: "Begin the file with a line of only three hyphens: ---",
    };
  const start = opening[0].length;
  const end = text.indexOf("\n---", start - 1);
  const closing =
    end < 0 ? null : /^---[ \t]*(?:\r?\n|$)/.exec(text.slice(end + 1));
  if (closing) {
    const bodyStart = end + 1 + closing[0].length;
    if (/^[a-z]\w*:(?: .*)?\r?\n[^]*?^---\s*$/m.test(text.slice(bodyStart)))
      return {
        line: text.slice(0, bodyStart).split("\n").length - 1,
        value: "---",
        remedy: "Remove this line: more fields follow below it.",
      };
    return { start, end: end + 1, bodyStart };
  }
  const at = lines.findIndex((line, index) => index && !fieldLine.test(line));
  return {
    line: at < 0 ? lines.length : at + 1,
    value: lines[at],
    remedy:
      "Put a line of only three hyphens, ---, between the fields and the text. Without text, it is the last line.",
  };
}

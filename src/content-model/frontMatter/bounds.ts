/** Where the front matter and the text of a file begin and end. */
export interface Bounds {
  /** Offsets of the front matter, without its lines of hyphens. */
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

export interface LineMistake {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly value?: string | undefined;
  readonly remedy: string;
}

/** A line that was meant to be `---`: of other hyphens, or dashes made of them. */
const almostFence = /^(?:-{2}|-{4,}|[–—]+|- - -|\*{3}|_{3})[ \t]*$/;
const fieldLine = /^(?:[A-Za-z]\w*:|[ \t]+\S|- |#|[ \t]*$)/;

/** The mistake in front matter that doesn't end. */
function unclosed(lines: readonly string[]): LineMistake {
  const almost = lines.findIndex((line) => almostFence.test(line));
  if (almost >= 0)
    return {
      line: almost + 1,
      value: lines[almost],
      remedy:
        "Write three hyphens here: --- ends the fields, and the text comes below.",
    };
  const text = lines.findIndex(
    (line, index) => index > 0 && !fieldLine.test(line),
  );
  return {
    line: text < 0 ? lines.length - Number(lines.at(-1) === "") : text + 1,
    remedy:
      "Put a line of only three hyphens, ---, between the fields and the text. Without text, it is the last line.",
  };
}

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
  if (!opening) {
    const first = lines.findIndex((line) => line.trim());
    if (first > 0 && /^---[ \t]*$/.test(lines[first] ?? ""))
      return {
        line: 1,
        remedy: `Remove the empty line${first > 1 ? "s" : ""} above the first ---.`,
      };
    return {
      line: 1,
      value: text.slice(0, 80).split(/\r?\n/)[0],
      remedy: "Begin the file with a line of only three hyphens: ---",
    };
  }
  const start = opening[0].length;
  // Finds the end like gatsby-transformer-remark, but rejects what that accepts.
  const end = text.indexOf("\n---", start - 1);
  const closing =
    end < 0 ? null : /^---[ \t]*(?:\r?\n|$)/.exec(text.slice(end + 1));
  if (!closing) return unclosed(lines);
  return { start, end: end + 1, bodyStart: end + 1 + closing[0].length };
}

/** What Git writes where two changes of the same lines meet. */
const mergeMarker = /^(?:<{7}|>{7}|\|{7})(?: |$)/;

/** Finds the marks of two versions that were never merged. */
export function unmerged(text: string): LineMistake | undefined {
  const lines = text.split(/\r?\n/);
  const line = lines.findIndex((each) => mergeMarker.test(each));
  if (line < 0) return undefined;
  return {
    line: line + 1,
    value: lines[line],
    remedy:
      "Two people changed the same lines, and both versions are here. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}

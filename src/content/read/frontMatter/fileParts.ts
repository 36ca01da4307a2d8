interface FileParts {
  /** The front matter, without its lines of hyphens. */
  readonly source: string;
  readonly body: string;
  readonly beforeBody: number;
}

export interface LineMistake {
  /** From 1. */
  readonly line: number;
  readonly value?: string | undefined;
  readonly fix: string;
}

/** What a line of front matter begins with. */
const fieldLine = /^(?:\w+:|[ \t]+(?!---\s*$)|- |#|$)/;

const fence = /^---[ \t]*$/;

/** Divides a file's text, whose front matter stands between two lines of `---`. */
export function filePartsOf(text: string): FileParts | LineMistake {
  const lines = text.split("\n");
  const mistake = (index: number, fix: string): LineMistake => ({
    line: index + 1,
    value: lines[index]?.slice(0, 80),
    fix,
  });
  // Two versions that were never merged.
  const mark = lines.findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line));
  if (mark >= 0)
    return mistake(
      mark,
      "Two people changed the same lines, and both versions are here. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    );
  if (!text.trim())
    return {
      line: 1,
      fix: "The file is empty: write its fields and its text, or delete it.",
    };
  if (!fence.test(String(lines[0])))
    return mistake(0, "Begin the file with a line of only three hyphens: ---");

  const end = lines.findIndex((line, index) => index && line.startsWith("---"));
  if (!fence.test(lines[end] ?? "")) {
    const at = lines.findIndex((line, index) => index && !fieldLine.test(line));
    return {
      line: at < 0 ? lines.length : at + 1,
      value: lines[at],
      fix: "Put a line of only three hyphens, ---, between the fields and the text. Without text, it is the last line.",
    };
  }
  const again = lines.findIndex(
    (line, index) =>
      index > end && fence.test(line) && lines[index + 1] === lines[1],
  );
  if (again > 0)
    return mistake(
      again,
      "Remove this line and what follows: the file is here a second time.",
    );
  const body = lines.slice(end + 1).join("\n");
  if (/^[a-z]\w*:(?: .*)?\n[^]*?^---\s*$/m.test(body))
    return mistake(end, "Remove this line: more fields follow below it.");
  const source = `${lines.slice(1, end).join("\n")}\n`;
  return { source, body, beforeBody: end + 1 };
}

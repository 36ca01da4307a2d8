interface SplitSource {
  /** Front matter without its delimiters. */
  readonly yaml: string;
  readonly body: string;
  readonly linesBeforeBody: number;
}

export interface LineDiagnostic {
  /** From 1. */
  readonly line: number;
  readonly value?: string | undefined;
  readonly message: string;
}

/** Beginnings of a line of front matter. */
const fieldLinePattern = /^(?:\w+:|[ \t]+(?!---\s*$)|- |#|$)/;

const fencePattern = /^---[ \t]*$/;

/** Splits a file's source into front matter, between two lines of `---`, and body. */
export function splitFrontMatter(source: string): SplitSource | LineDiagnostic {
  const lines = source.split("\n");
  const diagnosticAt = (index: number, message: string): LineDiagnostic => ({
    line: index + 1,
    value: lines[index]?.slice(0, 80),
    message,
  });
  // Markers of a Git merge conflict.
  const conflictMarker = lines.findIndex((line) =>
    /^(?:<{7}|>{7})(?: |$)/.test(line),
  );
  if (conflictMarker >= 0)
    return diagnosticAt(
      conflictMarker,
      "Two people changed the same lines, and both versions are here. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    );
  if (!source.trim())
    return {
      line: 1,
      message:
        "The file is empty: write its fields and its text, or delete it.",
    };
  if (!fencePattern.test(String(lines[0])))
    return diagnosticAt(
      0,
      "Begin the file with a line of only three hyphens: ---",
    );

  const end = lines.findIndex((line, index) => index && line.startsWith("---"));
  if (!fencePattern.test(lines[end] ?? "")) {
    const index = lines.findIndex(
      (line, index) => index && !fieldLinePattern.test(line),
    );
    return {
      line: index < 0 ? lines.length : index + 1,
      value: lines[index],
      message:
        "Put a line of only three hyphens, ---, between the fields and the text. Without text, it is the last line.",
    };
  }
  const repetition = lines.findIndex(
    (line, index) =>
      index > end && fencePattern.test(line) && lines[index + 1] === lines[1],
  );
  if (repetition > 0)
    return diagnosticAt(
      repetition,
      "Remove this line and what follows: the file is here a second time.",
    );
  const body = lines.slice(end + 1).join("\n");
  if (/^[a-z]\w*:(?: .*)?\n[^]*?^---\s*$/m.test(body))
    return diagnosticAt(end, "Remove this line: more fields follow below it.");
  const yaml = `${lines.slice(1, end).join("\n")}\n`;
  return { yaml, body, linesBeforeBody: end + 1 };
}

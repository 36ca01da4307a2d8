import type { UnlocatedDiagnostic } from "../../model/diagnostics";

interface SplitSource {
  /** Front matter without its delimiters. */
  readonly yaml: string;
  readonly body: string;
  readonly linesBeforeBody: number;
}

export interface LineDiagnostic extends UnlocatedDiagnostic {
  /** Line number, from 1. */
  readonly line: number;
  readonly value?: string | undefined;
}

/** Matches the beginning of a valid line of front matter. */
const fieldLinePattern = /^(?:\w+:|[ \t]+(?!---\s*$)|- |#|$)/;

const fencePattern = /^---[ \t]*$/;

/** Matches a conflict marker, a line that Git writes around changes that it can't merge. */
export const conflictLinePattern = /^(?:(?:<{7}|>{7}|\|{7})(?: .*)?|={7})$/;

export const mergeConflictMessage =
  "Two people changed the same lines, and both versions are here. Keep one version, and delete the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.";

/**
 * Splits a file's source into front matter, between the first two lines of `---`, and
 * body. `findStructureError` in the check reports front matter that ends too early.
 */
export function splitFrontMatter(source: string): SplitSource | LineDiagnostic {
  const lines = source.split("\n");
  const diagnosticAt = (index: number, message: string): LineDiagnostic => ({
    line: index + 1,
    value: lines[index]?.slice(0, 80),
    message,
  });
  if (!source.trim())
    return {
      line: 1,
      message:
        "The file is empty: write its fields and its text, or delete it.",
    };
  const end = lines.findIndex(
    (line, index) => index && fencePattern.test(line),
  );
  const conflict = lines
    .slice(0, end < 0 ? lines.length : end)
    .findIndex((line) => conflictLinePattern.test(line));
  if (conflict >= 0) return diagnosticAt(conflict, mergeConflictMessage);
  if (!fencePattern.test(String(lines[0])))
    return diagnosticAt(
      0,
      "Begin the file with a line of only three hyphens: ---",
    );
  if (end < 0) {
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
  return {
    yaml: `${lines.slice(1, end).join("\n")}\n`,
    body: lines.slice(end + 1).join("\n"),
    linesBeforeBody: end + 1,
  };
}

import { isMap, visit } from "yaml";
import type { Document, YAMLError } from "yaml";
import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import type { LineDiagnostic } from "./splitFrontMatter";

type YamlDocument = Document.Parsed;

/** Offset of a YAML error; for an unclosed quote, the offset of the quote. */
function problemStart(
  { message, pos: [start] }: YAMLError,
  document: YamlDocument,
) {
  let offset = start;
  if (message.includes("quote"))
    visit(document, {
      Scalar: (_key, { range, type }) => {
        if (type?.startsWith("QUOTE") && range && range[0] < start)
          offset = range[0];
      },
    });
  return offset;
}

/** Offset of an unquoted value that YAML would truncate at a comment (`#`), an anchor (`&`) or an alias (`*`). */
function findTruncatedValue(
  document: YamlDocument,
  yaml: string,
): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_key, { range }) => {
      found ??= range?.[0];
    },
    Scalar: (_key, { anchor, range, type, value }) => {
      const isText = typeof value === "string" && type === "PLAIN";
      const end = range?.[1] ?? 0;
      const isBeforeComment = /^[ \t]*#/.test(yaml.slice(end));
      const isCommentedOut = isBeforeComment && (isText || value === null);
      if (anchor || isCommentedOut) found ??= end;
    },
  });
  return found;
}

/** @param line source of the line with the error */
function describeYamlError({ code, message }: YAMLError, line: string): string {
  if (code === "DUPLICATE_KEY")
    return `\`${line.replace(/^[\s-]*|:.*/g, "")}\` is here twice: compare both, and keep one.`;
  return message.includes("quote")
    ? "Close the quotes around the value, and use the other kind of quotes within them."
    : "Compare this line, and the spaces at its start, with the same line of another file. Put a value with a colon or other marks in quotes, and write --- above the text.";
}

/** Matches a field with an unquoted value that begins with a YAML indicator. */
const unquotedIndicator = /^[ -]*\w+: +[*&@`%]/;

/** Builds the advice to quote a value, with a fix if the line has the form `name: value`. */
function quoteTruncatedValue(line: string): UnlocatedDiagnostic {
  const reason =
    "without quotes part of it is lost. If # begins a note, leave the note out.";
  const [, value] = /^[ -]*\w+: +(\S.*)$/.exec(line) ?? [];
  return value
    ? buildFixDiagnostic(
        createReplacement(value, JSON.stringify(value)),
        reason,
      )
    : { message: `Put the value in quotes: ${reason}` };
}

/**
 * Finds the first syntax error, or else the first value that YAML would truncate.
 * @param yaml source of the document
 * @returns the error, with its line number within the front matter; `undefined` if valid
 */
export function findYamlError(
  document: YamlDocument,
  yaml: string,
): LineDiagnostic | undefined {
  const lines = yaml.split("\n");
  const lineOf = (offset: number) => yaml.slice(0, offset).split("\n").length;
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const [yamlMessage = ""] = problem.message.split(/ at line |:?\n/);
    const start = problemStart(problem, document);
    const line = lineOf(Math.min(start, yaml.trimEnd().length));
    const problemLine = lines[line - 1] ?? "";
    if (unquotedIndicator.test(problemLine))
      return { line, value: problemLine, ...quoteTruncatedValue(problemLine) };
    const advice = describeYamlError(problem, problemLine);
    return {
      line,
      value: problemLine,
      message: `${advice} (YAML: ${yamlMessage}.)`,
    };
  }
  if (!isMap(document.contents))
    return {
      line: 1,
      message: "Write the fields as `name: value`, one per line.",
    };
  const truncation = findTruncatedValue(document, yaml);
  if (truncation === undefined) return undefined;
  const line = lineOf(truncation);
  const value = lines[line - 1] ?? "";
  return { line, value, ...quoteTruncatedValue(value) };
}

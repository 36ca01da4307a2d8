import { isMap, visit } from "yaml";
import type { Document, YAMLError } from "yaml";
import type { LineDiagnostic } from "./splitFrontMatter";

type YamlDocument = Document.Parsed;

/** Where a problem begins: for a quote that isn't closed, where it was opened. */
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

/** The offset of a text that would lose words to a `#` or an `&`. */
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
      if (
        anchor ||
        ((isText || value === null) && /^[ \t]*#/.test(yaml.slice(end)))
      )
        found ??= end;
    },
  });
  return found;
}

/** @param line with the problem */
function describeYamlError({ code, message }: YAMLError, line: string): string {
  if (code === "DUPLICATE_KEY")
    return `\`${line.replace(/^[\s-]*|:.*/g, "")}\` is here twice: remove one.`;
  return message.includes("quote")
    ? "Close the quotes around the value, and use the other kind of quotes within them."
    : "Compare this line, and the spaces at its start, with the same line of another file. Put a value with a colon or other marks in quotes, and write --- above the text.";
}

/**
 * Finds what keeps front matter from being read as it is meant.
 * @param yaml the front matter
 * @returns the first mistake, with its line in the front matter
 */
export function validateFrontMatter(
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
    const advice = describeYamlError(problem, lines[line - 1] ?? "");
    return {
      line,
      value: lines[line - 1],
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
  const message =
    "Put the value in quotes, or part of it is lost. If # begins a note, remove the note.";
  return { line, value: lines[line - 1], message };
}

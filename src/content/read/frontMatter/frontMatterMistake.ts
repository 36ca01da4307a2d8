import { isMap, visit } from "yaml";
import type { Document, YAMLError } from "yaml";
import type { LineMistake } from "./fileParts";

type FrontMatter = Document.Parsed;

/** Where a problem begins: for a quote that isn't closed, where it was opened. */
function problemStart(
  { message, pos: [start] }: YAMLError,
  document: FrontMatter,
) {
  let opened = start;
  if (message.includes("quote"))
    visit(document, {
      Scalar: (_key, { range, type }) => {
        if (type?.startsWith("QUOTE") && range && range[0] < start)
          opened = range[0];
      },
    });
  return opened;
}

/** The offset of a text that would lose words to a `#` or an `&`. */
function cutValue(document: FrontMatter, source: string): number | undefined {
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
        ((isText || value === null) && /^[ \t]*#/.test(source.slice(end)))
      )
        found ??= end;
    },
  });
  return found;
}

/** @param line with the problem */
function yamlFix({ code, message }: YAMLError, line: string): string {
  if (code === "DUPLICATE_KEY")
    return `\`${line.replace(/^[\s-]*|:.*/g, "")}\` is here twice: remove one.`;
  return message.includes("quote")
    ? "Close the quotes around the value, and use the other kind of quotes within them."
    : "Compare this line, and the spaces at its start, with the same line of another file. Put a value with a colon or other marks in quotes, and write --- above the text.";
}

/**
 * Finds what keeps front matter from being read as it is meant.
 * @param source the front matter
 * @returns the first mistake, with its line in the front matter
 */
export function frontMatterMistake(
  document: FrontMatter,
  source: string,
): LineMistake | undefined {
  const lines = source.split("\n");
  const lineOf = (offset: number) => source.slice(0, offset).split("\n").length;
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const [says = ""] = problem.message.split(/ at line |:?\n/);
    const start = problemStart(problem, document);
    const line = lineOf(Math.min(start, source.trimEnd().length));
    const fix = yamlFix(problem, lines[line - 1] ?? "");
    return {
      line,
      value: lines[line - 1],
      fix: `${fix} (YAML: ${says}.)`,
    };
  }
  if (!isMap(document.contents))
    return {
      line: 1,
      fix: "Write the fields as `name: value`, one per line.",
    };
  const cut = cutValue(document, source);
  if (cut === undefined) return undefined;
  const line = lineOf(cut);
  const fix =
    "Put the value in quotes, or part of it is lost. If # begins a note, remove the note.";
  return { line, value: lines[line - 1], fix };
}

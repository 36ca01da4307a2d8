import { isMap, visit } from "yaml";
import type { Document, YAMLError } from "yaml";
import type { LineMistake } from "./bounds";
import { slipIn } from "./slips";

type FrontMatter = Document.Parsed;

/** Where a problem begins: for a quote that isn't closed, where it was opened. */
function startOf({ code, pos: [start] }: YAMLError, document: FrontMatter) {
  let opened = start;
  if (code === "MISSING_CHAR")
    visit(document, {
      Scalar: (_key, { range, type }) => {
        if (type?.startsWith("QUOTE") && range && range[0] < start)
          opened = range[0];
      },
    });
  return opened;
}

/** The offset of a value that would lose words to a `#` or an `&`. */
function cutValue(document: FrontMatter, source: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_key, { range }) => {
      found ??= range?.[0];
    },
    Scalar: (_key, { anchor, range, type, value }) => {
      const isPlain = type === "PLAIN" || value === null;
      const end = range?.[1] ?? 0;
      if (anchor || (isPlain && /^[ \t]*#\S/.test(source.slice(end))))
        found ??= end;
    },
  });
  return found;
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
  const lines = source.split(/\r?\n/);
  const at = (offset: number, remedy: (line: string) => string) => {
    const line = source.slice(0, offset).split("\n").length;
    const value = lines[line - 1] ?? "";
    return { line, value, remedy: remedy(value) };
  };
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const [says = ""] = problem.message.split(/ at line |:?\n/);
    return at(
      Math.min(startOf(problem, document), source.trimEnd().length),
      (line) =>
        `${slipIn(line) ?? "This line, or the one below it, can't be read: compare it with the same line of another file."} (YAML: ${says}.)`,
    );
  }
  if (!isMap(document.contents))
    return {
      line: 1,
      remedy: "Write the fields as `name: value`, one per line.",
    };
  const cut = cutValue(document, source);
  return cut === undefined
    ? undefined
    : at(cut, () => "Put the value in quotes, or words of it are lost.");
}

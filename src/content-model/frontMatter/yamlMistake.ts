import type { Field, Fields } from "../fields";
import type { LineMistake } from "./bounds";
import { fieldIn, lineRemedy } from "./lineRemedy";
import { structureMistake } from "./structureMistake";

/** The names of all fields, also of those in blocks and lists. */
function namesIn(fields: Fields): string[] {
  const within = (field: Field): string[] => {
    if (field.type === "list") return within(field.of);
    if (field.type === "object") return namesIn(field.fields);
    return field.type === "image" ? ["src", "alt", "focus"] : [];
  };
  return Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...within(field),
  ]);
}

/** The first value whose quote is never closed. */
function unclosedQuote(lines: readonly string[]): number {
  return lines.findIndex((line, index) => {
    const value = fieldIn(line)?.value ?? "";
    const [quote = ""] = value;
    if (!/["']/.test(quote) || value.slice(1).includes(quote)) return false;
    const next = lines[index + 1] ?? "";
    return Boolean(fieldIn(next)) || !/^\s/.test(next);
  });
}

/** The line with the name of the field whose value goes on at a line. */
function nameAbove(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  if (fieldIn(line) || line.trim().startsWith("- ")) return -1;
  const above = lines.slice(0, at).findLastIndex((each) => fieldIn(each));
  return fieldIn(lines[above] ?? "")?.value ? above : -1;
}

/** What is wrong in a value of several lines. */
function continuedMistake(
  lines: readonly string[],
  at: number,
): LineMistake | undefined {
  const above = nameAbove(lines, at);
  const { name = "" } = fieldIn(lines[above] ?? "") ?? {};
  const line = lines[at] ?? "";
  if (!name || !line.trim()) return undefined;
  if (!/^\s/.test(line))
    return {
      line: at + 1,
      value: line,
      remedy: `Begin the line with two spaces if it continues the value above, ${name}. If it is a field, write its name and a colon.`,
    };
  return /:(?: |$)/.test(line)
    ? {
        line: above + 1,
        value: lines[above],
        remedy: `Put the value in quotes, because it contains a colon: write " after ${name}: and at the value's end.`,
      }
    : undefined;
}

/**
 * What YAML calls an error, in an editor's words.
 * @param problem with its line, from 1
 */
export function yamlMistake(
  lines: readonly string[],
  { code, line: number }: { code: string; line: number },
  fields: Fields,
): LineMistake {
  const at = number - 1;
  const line = lines[at] ?? "";
  if (code === "DUPLICATE_KEY") {
    const { name = "", indent = 0 } = fieldIn(line) ?? {};
    const inEntry =
      indent > 0 &&
      lines
        .slice(0, at)
        .some((each) =>
          each.startsWith(`${" ".repeat(Math.max(indent - 2, 0))}- `),
        );
    return {
      line: number,
      value: line,
      remedy: inEntry
        ? `Begin each entry of a list with a dash: ${" ".repeat(indent - 2)}- ${line.trim()}. If it is no new entry, remove one of its two lines that begin with ${name}:.`
        : `Remove one of the two lines that begin with ${name}:.`,
    };
  }
  const names = new Set(namesIn(fields));
  const quote = unclosedQuote(lines);
  const near = [
    ...(quote >= 0 ? [quote] : []),
    at,
    at + 1,
    at + 2,
    at - 1,
    at - 2,
  ].filter((index) => index >= 0 && index < lines.length);
  for (const index of near) {
    const value = lines[index] ?? "";
    const remedy = lineRemedy(value, names);
    if (remedy) return { line: index + 1, value, remedy };
    const continued = continuedMistake(lines, index);
    if (continued) return continued;
  }
  return (
    structureMistake(lines, at, fields) ?? {
      line: number,
      value: line,
      remedy:
        "This line, or the one above, can't be read. Write each field as its name, a colon, a space and its value. Lines of a list or a block begin two spaces further right. Put a value in quotes if it has a colon or begins with a mark.",
    }
  );
}

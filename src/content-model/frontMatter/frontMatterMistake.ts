import { isMap, isNode, isScalar, visit } from "yaml";
import type { Document, Node } from "yaml";
import type { Field, Fields } from "../fields";
import type { LineMistake } from "./bounds";
import { fieldIn, inQuotes, lineRemedy } from "./lineRemedy";
import { structureMistake, unindentedBlock } from "./structureMistake";

type FrontMatter = Document.Parsed;

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

/** The line, from 1, of an offset. */
const lineAt = (source: string, offset: number) =>
  source.slice(0, offset).split("\n").length;

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

/** What YAML calls an error, in an editor's words. */
function unreadable(
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

/** Finds text that would be lost, because it follows a number sign. */
function cutValue(
  document: FrontMatter,
  source: string,
): LineMistake | undefined {
  let found: LineMistake | undefined;
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !key.range) return undefined;
      const isPlain =
        !value ||
        (isScalar(value) &&
          (value.value === null ||
            (value.type === "PLAIN" && typeof value.value === "string")));
      if (!isPlain) return undefined;
      const isEmpty = !isScalar(value) || value.value === null;
      const end = isEmpty
        ? key.range[1] + 1
        : ((value as Node).range?.[1] ?? 0);
      const [rest = ""] = source.slice(end).split("\n");
      if (!/^[ \t]+#\S/.test(rest)) return undefined;
      const written = isEmpty
        ? ""
        : source.slice((value as Node).range?.[0], end);
      const whole =
        `${written}${isEmpty ? rest.trim() : rest.trimEnd()}`.replace(
          /\s+/g,
          " ",
        );
      found = {
        line: lineAt(source, end),
        value: whole,
        remedy: `Put the value in quotes, or all after # is lost: ${inQuotes(String(key.value), whole)}`,
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** Finds YAML features that content does not need and that can do harm. */
function forbidden(
  document: FrontMatter,
  source: string,
): LineMistake | undefined {
  let found: LineMistake | undefined;
  const refuse = (node: Node, remedy: string) => {
    found = { line: lineAt(source, node.range?.[0] ?? 0), remedy };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_key, node) =>
      refuse(node, `Write the value itself instead of *${node.source}.`),
    Node: (_key, node) => {
      if (node.anchor)
        return refuse(node, `Remove &${node.anchor} before the value.`);
      if (node.tag && !document.schema.tags.some(({ tag }) => tag === node.tag))
        return refuse(node, `Remove ${node.tag} before the value.`);
      return undefined;
    },
    Pair: (_key, { key }) => {
      const name = isNode(key) && "value" in key ? key.value : undefined;
      if (typeof name === "string" && name !== "__proto__" && name !== "<<")
        return undefined;
      return refuse(key as Node, "Remove it: this can't be a field's name.");
    },
  });
  return found;
}

/** The line of a value that begins with a mark of YAML, and is legal as such. */
function markedValue(
  { line }: LineMistake,
  lines: readonly string[],
): LineMistake | undefined {
  const remedy = lineRemedy(lines[line - 1] ?? "", new Set());
  return remedy ? { line, value: lines[line - 1], remedy } : undefined;
}

/**
 * Finds what keeps front matter from being read as it is meant.
 * @param source the front matter
 * @param fields of its kind
 * @returns the first mistake, with its line in the front matter
 */
export function frontMatterMistake(
  document: FrontMatter,
  source: string,
  fields: Fields,
): LineMistake | undefined {
  const lines = source.replace(/\r?\n$/, "").split(/\r?\n/);
  const block = unindentedBlock(lines, fields);
  if (block) return block;
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const line = lineAt(
      source,
      Math.min(problem.pos[0], source.trimEnd().length),
    );
    return unreadable(lines, { code: problem.code, line }, fields);
  }
  if (!isMap(document.contents))
    return {
      line: 1,
      remedy: "Write the fields as `name: value`, one per line.",
    };
  const harmful = forbidden(document, source);
  if (harmful) return markedValue(harmful, lines) ?? harmful;
  return cutValue(document, source);
}

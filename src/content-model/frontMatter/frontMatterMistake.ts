import { isMap, isNode, isScalar, visit } from "yaml";
import type { Document, Node } from "yaml";
import type { Fields } from "../fields";
import type { LineMistake } from "./bounds";
import { inQuotes, lineRemedy } from "./lineRemedy";
import { unindentedBlock } from "./structureMistake";
import { yamlMistake } from "./yamlMistake";

type FrontMatter = Document.Parsed;

/** The line, from 1, of an offset. */
const lineAt = (source: string, offset: number) =>
  source.slice(0, offset).split("\n").length;

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
    return yamlMistake(lines, { code: problem.code, line }, fields);
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

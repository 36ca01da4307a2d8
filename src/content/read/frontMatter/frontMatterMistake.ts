import { isMap, isNode, isScalar, visit } from "yaml";
import type { Document, Node, YAMLError } from "yaml";
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

/** The offset and the remedy of YAML that content does not need and can do harm. */
function forbidden(document: FrontMatter): [number, string] | undefined {
  let found: [number, string] | undefined;
  const refuse = ({ range }: Node, remedy: string) => {
    found = [range?.[0] ?? 0, remedy];
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
      const name = isScalar(key) ? key.value : undefined;
      if (typeof name === "string" && name !== "__proto__" && name !== "<<")
        return undefined;
      return isNode(key)
        ? refuse(key, "Remove it: this can't be a field's name.")
        : undefined;
    },
  });
  return found;
}

/** The offset of a value whose end would be lost, because it begins with `#`. */
function cutValue(document: FrontMatter, source: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar: (_key, { range, type, value }) => {
      const isPlain = type === "PLAIN" || value === null;
      if (!isPlain || !range || !/^[ \t]*#\S/.test(source.slice(range[1])))
        return undefined;
      found = range[1];
      return visit.BREAK;
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
  const harmful = forbidden(document);
  if (harmful) return at(harmful[0], (line) => slipIn(line) ?? harmful[1]);
  const cut = cutValue(document, source);
  return cut === undefined
    ? undefined
    : at(cut, () => "Put the value in quotes, or all after # is lost.");
}

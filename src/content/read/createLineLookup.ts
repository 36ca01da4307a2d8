import { isMap, isNode, isPair, isSeq } from "yaml";
import type { Node, Pair, YAMLMap } from "yaml";

type YamlNode = Node | Pair;

/** Child of a YAML node: the pair of a map or the item of a sequence; `undefined` if missing. */
function childOf(node: YamlNode, keyOrIndex: string): YamlNode | undefined {
  const value = isPair(node) ? node.value : node;
  if (isMap(value))
    return value.items.find(
      ({ key }) => isNode(key) && "value" in key && key.value === keyOrIndex,
    );
  if (isSeq(value)) return value.items[Number(keyOrIndex)] as Node | undefined;
  return undefined;
}

function rangeOf(node: YamlNode): [start: number, end: number] {
  const first = isPair(node) ? (node.key as Node) : node;
  const last = isPair(node) && isNode(node.value) ? node.value : first;
  return [first.range?.[0] ?? 0, last.range?.[1] ?? 0];
}

/** Builds a pattern for a phrase with any white space between its words. */
export const buildPhrasePattern = (phrase: string) =>
  new RegExp(
    phrase
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
      .join("\\s+"),
  );

/**
 * Creates a function that returns the line, from 1, of a front-matter field by its
 * dotted path, or of a phrase within the field. For a missing field, returns the line of
 * the closest parent.
 * @param lineOf returns the line of an offset in the source
 */
export const createLineLookup =
  (contents: YAMLMap, source: string, lineOf: (offset: number) => number) =>
  (fieldPath: string, phrase?: string): number => {
    let node: YamlNode | undefined = contents;
    let closest: YamlNode = contents;
    for (const key of fieldPath.split(".")) {
      node = node && childOf(node, key);
      closest = node ?? closest;
    }
    if (closest === contents) return 1;
    const [start, end] = rangeOf(closest);
    const index = phrase
      ? source.slice(start, end).search(buildPhrasePattern(phrase))
      : -1;
    return lineOf(start + Math.max(index, 0));
  };

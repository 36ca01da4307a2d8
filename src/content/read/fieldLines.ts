import { isMap, isNode, isPair, isSeq } from "yaml";
import type { Node, Pair, YAMLMap } from "yaml";

type YamlPlace = Node | Pair;

/** A field of a block or an entry of a list; `undefined` if it is missing. */
function within(place: YamlPlace, name: string): YamlPlace | undefined {
  const value = isPair(place) ? place.value : place;
  if (isMap(value))
    return value.items.find(
      ({ key }) => isNode(key) && "value" in key && key.value === name,
    );
  if (isSeq(value)) return value.items[Number(name)] as Node | undefined;
  return undefined;
}

function rangeOf(place: YamlPlace): [start: number, end: number] {
  const first = isPair(place) ? (place.key as Node) : place;
  const last = isPair(place) && isNode(place.value) ? place.value : first;
  return [first.range?.[0] ?? 0, last.range?.[1] ?? 0];
}

/** Matches words with any white space between them. */
export const wordsPattern = (words: string) =>
  new RegExp(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
      .join("\\s+"),
  );

/**
 * Finds the line of a front-matter field by its dotted path, or of words in the
 * field. For a missing field, it is the line of the closest parent.
 * @param lineOf line of an offset in the source
 */
export const fieldLines =
  (contents: YAMLMap, source: string, lineOf: (offset: number) => number) =>
  (path: string, words?: string): number => {
    let place: YamlPlace | undefined = contents;
    let found: YamlPlace = contents;
    for (const name of path.split(".")) {
      place = place && within(place, name);
      found = place ?? found;
    }
    if (found === contents) return 1;
    const [start, end] = rangeOf(found);
    const at = words
      ? source.slice(start, end).search(wordsPattern(words))
      : -1;
    return lineOf(start + Math.max(at, 0));
  };

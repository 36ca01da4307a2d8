import {
  matchesQuery,
  normalizeText,
  fuzzySearch,
} from "../inventory/fuzzySearch";
import type { SearchResult } from "../inventory/fuzzySearch";
import type { InventoryItem } from "../estimate/volumes";
import type { Box } from "../plan/boxes";

/** A thing of the inventory. */
type SearchableItem = Pick<InventoryItem, "name" | "also">;

/** The phrases by which a thing is known, such as sofa and couch. */
const listPhrases = ({ name, also }: SearchableItem): string[] =>
  // What follows the comma in "Refrigerator, large" is no name.
  [name.split(",")[0] ?? "", ...(also ?? "").split(",")]
    .map(normalizeText)
    .filter(Boolean);

/** Whether two phrases differ at most in plurals and spaces. */
const isSamePhrase = (one: string, other: string) =>
  matchesQuery(one, other) && matchesQuery(other, one);

const getSearchText = ({ room, contents }: Box) => `${room} ${contents}`;

/**
 * The boxes with a number, or else those whose room or contents have the words,
 * or another phrase for the thing that they name.
 */
export function findBoxes(
  boxes: readonly Box[],
  query: string,
  items: readonly SearchableItem[],
): SearchResult<Box> {
  const hasWordStart = (box: Box, wordStart: string) =>
    ` ${normalizeText(getSearchText(box))} `.includes(` ${wordStart}`);
  if (/^\d+$/.test(query)) {
    const numbered = boxes.filter(({ number }) => String(number) === query);
    const matches =
      numbered.length > 0
        ? numbered
        : boxes.filter((box) => hasWordStart(box, `${query} `));
    return { matches, isSimilar: false };
  }
  const synonyms = items
    .map(listPhrases)
    .filter((phrases) => phrases.some((phrase) => isSamePhrase(phrase, query)))
    .flat();
  return fuzzySearch(boxes, query, getSearchText, (box) =>
    synonyms.some((phrase) => hasWordStart(box, phrase)),
  );
}

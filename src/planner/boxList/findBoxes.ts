import {
  hasAllWords,
  normalizeSearchText,
  fuzzySearch,
} from "../inventory/fuzzySearch";
import type { SearchMatches } from "../inventory/fuzzySearch";
import type { InventoryItem } from "../estimate/volumes";
import type { Box } from "../plan/boxes";

type SearchableItem = Pick<InventoryItem, "name" | "also">;

/** Returns an item's synonyms, such as sofa and couch. */
const listSynonyms = ({ name, also }: SearchableItem): string[] =>
  // After the comma comes a variant, as in "Refrigerator, large".
  [name.split(",")[0] ?? "", ...(also ?? "").split(",")]
    .map(normalizeSearchText)
    .filter(Boolean);

/** Whether two phrases are equal except for plurals and spaces. */
const isSamePhrase = (one: string, other: string) =>
  hasAllWords(one, other) && hasAllWords(other, one);

const getSearchText = ({ room, contents }: Box) => `${room} ${contents}`;

/**
 * Finds boxes by words in their room and contents, and by synonyms from the inventory. A
 * number finds the boxes with that number; if there are none, the boxes whose texts contain
 * it.
 */
export function findBoxes(
  boxes: readonly Box[],
  query: string,
  items: readonly SearchableItem[],
): SearchMatches<Box> {
  const hasWordStart = (box: Box, wordStart: string) =>
    ` ${normalizeSearchText(getSearchText(box))} `.includes(` ${wordStart}`);
  if (/^\d+$/.test(query)) {
    const numbered = boxes.filter(({ number }) => String(number) === query);
    const matches =
      numbered.length > 0
        ? numbered
        : boxes.filter((box) => hasWordStart(box, `${query} `));
    return { matches, isSimilar: false };
  }
  const synonyms = items
    .map(listSynonyms)
    .filter((phrases) => phrases.some((phrase) => isSamePhrase(phrase, query)))
    .flat();
  return fuzzySearch(boxes, query, getSearchText, (box) =>
    synonyms.some((phrase) => hasWordStart(box, phrase)),
  );
}

import { matchesQuery, normalize, search } from "../inventory/search";
import type { SearchResult } from "../inventory/search";
import type { Item } from "../plan/volumes";
import type { Box } from "../plan/boxes";

/** A thing of the inventory. */
type Thing = Pick<Item, "name" | "also">;

/** The phrases by which a thing is known, such as sofa and couch. */
const phrasesOf = ({ name, also }: Thing): string[] =>
  // What follows the comma in "Refrigerator, large" is no name.
  [name.split(",")[0] ?? "", ...(also ?? "").split(",")]
    .map(normalize)
    .filter(Boolean);

/** Whether two phrases differ at most in plurals and spaces. */
const isSame = (one: string, other: string) =>
  matchesQuery(one, other) && matchesQuery(other, one);

const textOf = ({ room, contents }: Box) => `${room} ${contents}`;

/**
 * The boxes with a number, or else those whose room or contents have the words,
 * or another phrase for the thing that they name.
 */
export function findBoxes(
  boxes: readonly Box[],
  query: string,
  things: readonly Thing[],
): SearchResult<Box> {
  const begins = (box: Box, words: string) =>
    ` ${normalize(textOf(box))} `.includes(` ${words}`);
  if (/^\d+$/.test(query)) {
    const numbered = boxes.filter(({ number }) => String(number) === query);
    const found =
      numbered.length > 0
        ? numbered
        : boxes.filter((box) => begins(box, `${query} `));
    return { found, isSimilar: false };
  }
  const others = things
    .map(phrasesOf)
    .filter((phrases) => phrases.some((phrase) => isSame(phrase, query)))
    .flat();
  return search(boxes, query, textOf, (box) =>
    others.some((phrase) => begins(box, phrase)),
  );
}

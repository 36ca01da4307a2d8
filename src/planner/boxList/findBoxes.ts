import { matchesQuery, normalize } from "../inventory/search";
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
  matchesQuery({ name: one }, other) && matchesQuery({ name: other }, one);

/**
 * The boxes with a number, or else those whose room or contents have the words,
 * or another phrase for the thing that they name.
 */
export function findBoxes(
  boxes: readonly Box[],
  query: string,
  things: readonly Thing[],
): readonly Box[] {
  const numbered = boxes.filter(({ number }) => String(number) === query);
  if (!query || numbered.length > 0) return query ? numbered : boxes;
  const others = things
    .map(phrasesOf)
    .filter((phrases) => phrases.some((phrase) => isSame(phrase, query)))
    .flat();
  return boxes.filter(({ room, contents }) => {
    const text = `${room} ${contents}`;
    const letters = ` ${normalize(text)} `;
    if (/^\d+$/.test(query)) return letters.includes(` ${query} `);
    return (
      // Falls back to a substring search for scripts other than Latin.
      text.toLowerCase().includes(query.toLowerCase()) ||
      (normalize(query) !== "" && matchesQuery({ name: text }, query)) ||
      others.some((phrase) => letters.includes(` ${phrase}`))
    );
  });
}

/** Numbers in ascending order, with runs shortened, such as "1–6, 9, 10". */
export function numberRanges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? `${from}` : `${from}${to - from > 1 ? "–" : ", "}${to}`,
    )
    .join(", ");
}

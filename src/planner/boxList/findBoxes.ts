import { matchesQuery, normalize } from "../inventory/search";
import type { Box } from "../plan/boxes";

/** Phrases for one thing, such as a sofa and a couch. */
type Phrases = readonly string[];

/** The phrases by which each item of the inventory is known. */
export const phrasesOf = (
  items: readonly { readonly name: string; readonly also: string | null }[],
): readonly Phrases[] =>
  items.map(({ name, also }) =>
    // What follows the comma in "Refrigerator, large" is no name.
    [name.split(",")[0] ?? "", ...(also ?? "").split(",")]
      .map(normalize)
      .filter(Boolean),
  );

/**
 * The boxes with a number, or else those whose room or contents have the words,
 * or another phrase for the thing that they name.
 */
export function findBoxes(
  boxes: readonly Box[],
  sought: string,
  things: readonly Phrases[],
): readonly Box[] {
  const numbered = boxes.filter(({ number }) => String(number) === sought);
  if (!sought || numbered.length > 0) return sought ? numbered : boxes;
  const phrase = normalize(sought);
  const same = things.filter((phrases) => phrases.includes(phrase)).flat();
  return boxes.filter(({ room, contents }) => {
    const text = `${room} ${contents}`;
    const letters = ` ${normalize(text)} `;
    if (/^\d+$/.test(sought)) return letters.includes(` ${sought} `);
    return (
      // Falls back to a substring search for scripts other than Latin.
      text.toLowerCase().includes(sought.toLowerCase()) ||
      (phrase !== "" && matchesQuery({ name: text }, sought)) ||
      same.some((one) => letters.includes(` ${one}`))
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

import type { List } from "mdast";

interface MisnumberedItem {
  readonly written: number;
  /** Number that the rendered list shows. */
  readonly rendered: number;
  /** Offset of the item in the Markdown source. */
  readonly offset: number;
}

/** Largest plausible item number: a larger number at the start of a line is a year or an amount. */
const maxItemNumber = 999;

/**
 * Finds the first item whose number is a year or an amount, or would change in rendering:
 * Markdown counts up from the list's first number. A list in which every number is 1 is
 * valid.
 * @param source Markdown of the text that contains the list
 * @returns `undefined` if all numbers are valid
 */
export function findMisnumberedItem(
  { ordered, children, start }: List,
  source: string,
): MisnumberedItem | undefined {
  if (!ordered) return undefined;
  const first = start ?? 1;
  const items = children.map(({ position }, index) => {
    const offset = position?.start.offset ?? 0;
    const [number = ""] = /^\d+/.exec(source.slice(offset, offset + 10)) ?? [];
    return { offset, written: Number(number), rendered: first + index };
  });
  if (items.every(({ written }) => written === 1)) return undefined;
  return items.find(
    ({ written, rendered }) => written !== rendered || written > maxItemNumber,
  );
}

import type { List } from "mdast";

interface MisnumberedItem {
  readonly written: number;
  /** The number that a page shows in its place. */
  readonly rendered: number;
  /** Where the entry begins in the text. */
  readonly offset: number;
}

/** Beyond it a number at the start of a line is a year or an amount. */
const maxItemNumber = 999;

/**
 * The first entry of a numbered list that a page would show with another number,
 * because Markdown counts on from the first one, or that begins with a year. A list
 * in which every number is 1 is right, too.
 * @param source that the list was parsed from
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

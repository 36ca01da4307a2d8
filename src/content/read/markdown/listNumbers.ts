import type { List } from "mdast";

interface Miscounted {
  readonly written: number;
  /** The number that a page shows in its place. */
  readonly shown: number;
  /** Where the entry begins in the text. */
  readonly at: number;
}

/** Beyond it a number at the start of a line is a year or an amount. */
const maxStart = 999;

/**
 * The first entry of a numbered list that a page would show with another number,
 * because Markdown counts on from the first one, or that begins with a year. A list
 * in which every number is 1 is right, too.
 * @param text that the list was parsed from
 */
export function findMiscounted(
  { ordered, children, start }: List,
  text: string,
): Miscounted | undefined {
  if (!ordered) return undefined;
  const first = start ?? 1;
  const entries = children.map(({ position }, index) => {
    const at = position?.start.offset ?? 0;
    const [number = ""] = /^\d+/.exec(text.slice(at, at + 10)) ?? [];
    return { at, written: Number(number), shown: first + index };
  });
  if (entries.every(({ written }) => written === 1)) return undefined;
  return entries.find(
    ({ written, shown }) => written !== shown || written > maxStart,
  );
}

/** A rectangle by its corners, in the units of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the text begins, from its dot; distances are in em. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: "start" | "middle" | "end";
}

export interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Widest the usual faces make a letter on average, in em. */
const letter = 0.58;
/** Of a line of text, in em: above and below its baseline. */
const ascent = 0.9;
const descent = 0.3;
/** Radius of a dot with the room around it, in em. */
const dotRadius = 0.4;

/** Places for a label, best first: beside the dot, above, below, askew. */
const offsets: readonly Offset[] = [
  { anchor: "start", dx: 0.6, dy: 0.33 },
  { anchor: "end", dx: -0.6, dy: 0.33 },
  { anchor: "middle", dx: 0, dy: -0.75 },
  { anchor: "middle", dx: 0, dy: 1.35 },
  { anchor: "start", dx: 0.4, dy: -0.4 },
  { anchor: "end", dx: -0.4, dy: -0.4 },
  { anchor: "start", dx: 0.4, dy: 1 },
  { anchor: "end", dx: -0.4, dy: 1 },
];

const startOf = { start: 0, middle: -0.5, end: -1 };

/** The box of a text of so many letters, at a font size in units. */
export function labelBox(
  { x, y }: { x: number; y: number },
  { anchor, dx, dy }: Offset,
  letters: number,
  em: number,
): Box {
  const width = letters * letter;
  const left = dx + startOf[anchor] * width;
  return {
    left: x + left * em,
    right: x + (left + width) * em,
    top: y + (dy - ascent) * em,
    bottom: y + (dy + descent) * em,
  };
}

export const dotBox = ({ x, y }: Dot, em: number): Box => ({
  left: x - dotRadius * em,
  right: x + dotRadius * em,
  top: y - dotRadius * em,
  bottom: y + dotRadius * em,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

interface Candidate {
  readonly offset: Offset;
  /** Rank among the offsets: the lower, the better. */
  readonly rank: number;
  /** One box for every font size. */
  readonly boxes: readonly Box[];
}

/** Steps after which the best arrangement found so far has to do. */
const maxSteps = 100_000;

/** Worth more than any ranks together: a label that is not shown. */
const hidden = 1000;

/**
 * Places the labels of dots so that none touches another label, another dot or
 * the frame, at any of the font sizes.
 * @param ems font sizes in units of the map
 * @returns an offset for every dot; `null` where no place is free
 */
export function placeLabels(
  dots: readonly Dot[],
  frame: Box,
  ems: readonly number[],
): (Offset | null)[] {
  const candidates = dots.map((dot) =>
    offsets
      .map((offset, rank): Candidate => {
        const boxes = ems.map((em) =>
          labelBox(dot, offset, dot.name.length, em),
        );
        return { offset, rank, boxes };
      })
      .filter(({ boxes }) =>
        boxes.every(
          (box, size) =>
            within(box, frame) &&
            dots.every(
              (other) =>
                other === dot || !overlap(box, dotBox(other, ems[size]!)),
            ),
        ),
      ),
  );
  const free = (one: Candidate, others: readonly (Candidate | null)[]) =>
    others.every(
      (other) =>
        !other ||
        one.boxes.every((box, size) => !overlap(box, other.boxes[size]!)),
    );

  /** Least that the labels from an index on can cost. */
  const least = candidates.reduceRight<number[]>(
    (sums, [first]) => [(first?.rank ?? hidden) + (sums[0] ?? 0), ...sums],
    [0],
  );
  let best: readonly (Candidate | null)[] = dots.map(() => null);
  let bestCost = Infinity;
  let steps = 0;

  function search(placed: readonly (Candidate | null)[], cost: number): void {
    steps += 1;
    if (cost + least[placed.length]! >= bestCost || steps > maxSteps) return;
    if (placed.length === dots.length) {
      best = placed;
      bestCost = cost;
      return;
    }
    for (const candidate of candidates[placed.length]!)
      if (free(candidate, placed))
        search([...placed, candidate], cost + candidate.rank);
    search([...placed, null], cost + hidden);
  }
  search([], 0);
  return best.map((candidate) => candidate?.offset ?? null);
}

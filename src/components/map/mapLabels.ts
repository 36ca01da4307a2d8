export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Position of a label relative to its dot, in em. */
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

/** Average width of a letter in the widest common system font, in em. */
const letter = 0.58;
/** Height of text above and below the baseline, in em. */
const ascent = 0.9;
const descent = 0.3;
/** Radius of a dot with some space around it, in em. */
const dotRadius = 0.4;

/** Positions of a label, best first: beside, above, below, diagonal. */
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

/**
 * The bounding box of a label.
 * @param letters number of letters
 * @param em font size in units of the map
 */
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
  /** Rank of the offset: the lower, the better. */
  readonly rank: number;
  readonly boxes: readonly Box[];
}

/** Whether two things overlap at any font size, given their boxes for each. */
const overlapAnywhere = (one: readonly Box[], other: readonly Box[]) =>
  one.some((box, size) => {
    const otherBox = other[size];
    return otherBox !== undefined && overlap(box, otherBox);
  });

/** The search stops after this many steps with the best result so far. */
const maxSteps = 100_000;

/** Cost of a hidden label, higher than all ranks together. */
const hidden = 1000;

/**
 * Places the labels of dots so that none overlaps another label, another dot or
 * the frame at any font size. Finds the lowest total rank by branch and bound.
 * @param ems font sizes in units of the map
 * @returns an offset for every dot; `null` for a label without room
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
      .filter(
        ({ boxes }) =>
          boxes.every((box) => within(box, frame)) &&
          dots.every(
            (other) =>
              other === dot ||
              !overlapAnywhere(
                boxes,
                ems.map((em) => dotBox(other, em)),
              ),
          ),
      ),
  );
  const isFree = (one: Candidate, placed: readonly (Candidate | null)[]) =>
    placed.every((other) => !other || !overlapAnywhere(one.boxes, other.boxes));

  /** Lower bound for the cost of the labels from an index on. */
  const least = candidates.reduceRight<number[]>(
    (sums, [first]) => [(first?.rank ?? hidden) + (sums[0] ?? 0), ...sums],
    [0],
  );
  let best: readonly (Candidate | null)[] = dots.map(() => null);
  let bestCost = Infinity;
  let steps = 0;

  function search(placed: readonly (Candidate | null)[], cost: number): void {
    steps += 1;
    const bound = cost + (least[placed.length] ?? 0);
    if (bound >= bestCost || steps > maxSteps) return;
    const next = candidates[placed.length];
    if (!next) {
      best = placed;
      bestCost = cost;
      return;
    }
    for (const candidate of next)
      if (isFree(candidate, placed))
        search([...placed, candidate], cost + candidate.rank);
    search([...placed, null], cost + hidden);
  }
  search([], 0);
  return best.map((candidate) => candidate?.offset ?? null);
}

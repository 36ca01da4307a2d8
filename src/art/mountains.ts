import { random } from "./random";
import { type Point, poly, shape, SHEET, smooth } from "./svg";

/** Breaks a polyline into rough rock by moving midpoints; `rough` 0 to 1. */
function weathered(
  points: readonly Point[],
  rough: number,
  seed: number,
  depth = 3,
): Point[] {
  const rng = random(seed);
  let line = [...points];
  for (let level = 0; level < depth; level++) {
    line = line.flatMap((point, i): Point[] => {
      const next = line[i + 1];
      if (!next) return [point];
      const span = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const shift = rng.between(-0.22, 0.22) * span * rough;
      const middle: Point = [
        (point[0] + next[0]) / 2 + shift * 0.3,
        (point[1] + next[1]) / 2 + shift,
      ];
      return [point, middle];
    });
  }
  return line;
}

/** A rugged ridge silhouette down to `base`. */
export function ridge(
  fill: string,
  crest: readonly Point[],
  { base = SHEET.height, rough = 0.8, seed = 1 } = {},
): string {
  const line = weathered(crest, rough, seed);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return "";
  return poly(fill, [...line, [last[0], base], [first[0], base]]);
}

/** A soft hill silhouette down to `base`. */
export function hill(
  fill: string,
  crest: readonly Point[],
  base: number = SHEET.height,
): string {
  const [first, last] = [crest[0], crest.at(-1)];
  if (!first || !last) return "";
  return shape(fill, `${smooth(crest)}V${base}H${first[0]}Z`);
}

import { type Random, random } from "./random";
import { type Point, poly, rect, SHEET } from "./svg";

/** Boughs of one side of a fir, tip to skirt; `side` -1 left or 1 right. */
function boughs(
  x: number,
  y: number,
  height: number,
  half: number,
  side: 1 | -1,
  rng: Random,
): Point[] {
  const tiers = Math.max(5, Math.min(13, Math.round(height / 20)));
  const points: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const reach =
      half * (0.1 + 0.9 * Math.pow(t, 0.85)) * rng.between(0.78, 1.1);
    const tip = y - height * (1 - t * 0.93);
    points.push([
      Math.round(x + side * reach),
      Math.round(tip + rng.between(0, 0.025) * height),
    ]);
    if (i < tiers)
      points.push([
        Math.round(x + side * reach * rng.between(0.42, 0.58)),
        Math.round(tip - height * 0.015),
      ]);
  }
  return points;
}

/** One fir standing on (`x`, `y`). `lit` tints the sunward half. */
export function fir(
  fill: string,
  x: number,
  y: number,
  height: number,
  {
    seed = 1,
    slim = 0.19,
    lit,
    sunSide = "right",
  }: {
    seed?: number;
    slim?: number;
    lit?: string;
    sunSide?: "left" | "right";
  } = {},
): string {
  const rng = random(seed * 7919 + Math.round(x));
  const half = height * slim;
  const left = boughs(x, y, height, half, -1, rng);
  const right = boughs(x, y, height, half, 1, rng);
  const tip: Point = [x, y - height];
  const trunk = rect(
    fill,
    x - height * 0.014,
    y - height * 0.1,
    height * 0.028,
    height * 0.1,
  );
  const body = poly(fill, [tip, ...right, ...left.reverse()]);
  if (!lit) return trunk + body;
  const edge = sunSide === "right" ? right : left.reverse();
  const core = edge
    .map(([px, py], i): Point => [
      x + (px - x) * (i % 2 ? -0.05 : 0.2),
      py - height * 0.02,
    ])
    .reverse();
  return trunk + body + poly(lit, [tip, ...edge, ...core]);
}

/** Foreground firs along a ground line, front ones last. */
export function firs(
  fill: string,
  ground: (x: number) => number,
  {
    from = 0,
    to = SHEET.width,
    step = 50,
    height = 160,
    vary = 0.4,
    seed = 1,
    slim = 0.19,
  } = {},
): string {
  const rng = random(seed);
  let body = "";
  for (let x = from; x <= to; x += step * rng.between(0.6, 1.4)) {
    const tall = height * rng.between(1 - vary, 1 + vary * 0.5);
    body += fir(fill, Math.round(x), ground(x) + 6, tall, {
      seed: seed + Math.round(x),
      slim,
    });
  }
  return body;
}

/** Height of a crest at a column, read off its points. */
export function crestAt(crest: readonly Point[]): (x: number) => number {
  return (x) => {
    const i = crest.findIndex(([px]) => px >= x);
    const [a, b] = [
      crest[Math.max(i - 1, 0)],
      crest[i < 0 ? crest.length - 1 : i],
    ];
    if (!a || !b) return 0;
    if (i <= 0) return i === 0 ? b[1] : (crest.at(-1)?.[1] ?? 0);
    const t = (x - a[0]) / (b[0] - a[0] || 1);
    const ease = t * t * (3 - 2 * t);
    return a[1] + (b[1] - a[1]) * ease;
  };
}

/** A crest serrated with small conifers, left to right. */
export function serrated(
  crest: readonly Point[],
  { height = 26, step = 11, seed = 1 } = {},
): Point[] {
  const rng = random(seed);
  const ground = crestAt(crest);
  const [first, last] = [crest[0], crest.at(-1)];
  if (!first || !last) return [];
  const points: Point[] = [first];
  for (let x = first[0]; x <= last[0]; x += step * rng.between(0.6, 1.4)) {
    const h = height * rng.between(0.45, 1.1);
    const w = Math.min(step * 0.75, h * 0.24) * rng.between(0.85, 1.1);
    const y = ground(x);
    points.push(
      [x - w, y - h * 0.06],
      [x - w * 0.4, y - h * 0.42],
      [x - w * 0.55, y - h * 0.42],
      [x, y - h],
      [x + w * 0.55, y - h * 0.42],
      [x + w * 0.4, y - h * 0.42],
      [x + w, y - h * 0.06],
    );
  }
  return [...points, last];
}

/**
 * A wooded ridge: a serrated silhouette of conifers down to `base`. `toe`
 * slants the foot of a valley spur: negative on its right, positive on its left.
 */
export function forest(
  fill: string,
  crest: readonly Point[],
  { height = 26, step = 11, seed = 1, base = SHEET.height, toe = 0 } = {},
): string {
  const [first, last] = [crest[0], crest.at(-1)];
  if (!first || !last) return "";
  return poly(fill, [
    [first[0] + Math.max(toe, 0), base],
    ...serrated(crest, { height, step, seed }),
    [last[0] + Math.min(toe, 0), base],
  ]);
}

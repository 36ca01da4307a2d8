import { type Light, mix, tone } from "./palette";
import { random } from "./random";
import { type Point, poly, pts } from "./svg";

interface Range {
  from: number;
  to: number;
  /** Line where the range meets its foothills. */
  base: number;
  /** Height of the tallest peak. */
  height: number;
  /** Mean distance between peaks. */
  step: number;
  seed: number;
  /** 0 near to 1 far. */
  distance?: number;
  /** Side the sun stands on. */
  sunSide?: "left" | "right";
  /** Reach of the snow down each peak; 1 is about two thirds. */
  snow?: number;
}

interface Peak {
  x: number;
  y: number;
  /** Half width at the base. */
  w: number;
}

/** Shoulders of one flank, summit down: share of half width and of height. */
const flanks: readonly (readonly Point[])[] = [
  pts([
    0.1, 0.15, 0.15, 0.14, 0.3, 0.36, 0.37, 0.35, 0.56, 0.6, 0.75, 0.72, 1.1, 1,
  ]),
  pts([
    0.16, 0.22, 0.24, 0.27, 0.33, 0.42, 0.46, 0.49, 0.53, 0.6, 0.78, 0.8, 1.1,
    1,
  ]),
  pts([
    0.08, 0.17, 0.2, 0.26, 0.26, 0.4, 0.42, 0.5, 0.5, 0.48, 0.72, 0.76, 1.1, 1,
  ]),
];

/** Foot of the snow on one flank, outer edge to spine. */
const snowline: readonly Point[] = pts([
  0.36, 0.44, 0.31, 0.6, 0.24, 0.47, 0.17, 0.78, 0.11, 0.55, 0.02, 0.72,
]);

function peak(
  { x, y, w }: Peak,
  base: number,
  tones: readonly string[],
  sun: 1 | -1,
  snow: number,
  pick: number,
): string {
  const h = base - y;
  const [rock = "", shade = "", lit = "", dim = ""] = tones;
  const at = (side: number, [fx, fy]: Point): Point => [
    x + side * w * fx,
    y + h * fy,
  ];
  const spine: Point[] = pts([
    0, 0, -0.05, 0.18, 0.05, 0.34, -0.03, 0.52, 0.04, 0.72, 0, 1,
  ]).map(([sx, sy]) => at(sun, [sx, sy]));
  const flank = (side: number, k: number): Point[] =>
    (flanks[(pick + k) % 3] ?? []).map((p) => at(side, p));
  const cap = (side: number, k: number): Point[] => [
    [x, y],
    ...(flanks[(pick + k) % 3] ?? [])
      .slice(0, 3)
      .map(([fx, fy]) => at(side, [fx * snow, fy * snow])),
    ...snowline.map(([fx, fy]) => at(side, [fx * snow, fy * snow])),
    ...spine.slice(1, 3).reverse(),
  ];
  return (
    poly(rock, [[x, y], ...flank(sun, 0), [x, base]]) +
    poly(shade, [...spine, ...flank(-sun, 1).reverse()]) +
    poly(lit, cap(sun, 0)) +
    poly(dim, cap(-sun, 1))
  );
}

/** A range of craggy snow peaks: the Olympics or the Cascades. */
export function range(light: Light, options: Range): string {
  const { from, to, base, height, step, seed } = options;
  const { distance = 0.8, sunSide = "right", snow = 0.82 } = options;
  const rng = random(seed);
  const rock = mix(tone(light, distance), light.rock, 0.3);
  const tones = [
    rock,
    mix(rock, tone(light, distance - 0.3), 0.45),
    mix(light.snowLit, tone(light, 1), 0.1),
    mix(light.snowShade, rock, 0.15),
  ];
  const list: Peak[] = [];
  for (let x = from; x <= to; x += step * rng.between(0.55, 1.25)) {
    const swell = Math.sin(((x - from) / (to - from)) * Math.PI * 2.6 + seed);
    const rise = height * (0.62 + 0.3 * swell) * rng.between(0.72, 1.1);
    list.push({ x, y: base - rise, w: rise * rng.between(1.3, 1.8) });
  }
  list.sort((a, b) => a.y - b.y);
  const sun = sunSide === "right" ? 1 : -1;
  return list
    .map((p, i) => peak(p, base + 4, tones, sun, snow, i % 3))
    .join("");
}

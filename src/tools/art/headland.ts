import { hamlet } from "./cottages";
import { type Light, mix, ramp, tone } from "./palette";
import { type Point, poly, shape, smooth, stroke } from "./svg";
import { crestAt, serrated } from "./trees";

interface Headland {
  /** Tree line, left to right. */
  crest: readonly Point[];
  /** Waterline, left to right, below the crest. */
  shore: readonly Point[];
  /** 0 near to 1 far. */
  distance: number;
  /** Height of the firs. */
  trees: number;
  seed?: number;
}

/** Wooded land seen from the air: firs, a lit beach and its reflection. */
export function headland(light: Light, options: Headland): string {
  const { crest, shore, distance, trees, seed = 1 } = options;
  const step = Math.max(6, trees * 0.42);
  const land = tone(light, distance);
  const outline = (top: readonly Point[], foot: readonly Point[]) =>
    poly(land, [...top, ...[...foot].reverse()]);
  const [ground, roof] = [crestAt(shore), crestAt(crest)];
  const inner = crest.map(([x, y]): Point => [
    x,
    y + Math.min((ground(x) - y) * 0.5, trees * 2),
  ]);
  const mirror = shore.map(([x, y]): Point => [
    x,
    y + Math.min((y - roof(x)) * 0.6, trees * 0.8),
  ]);
  const under = mix(land, ramp(light.water, 0.55), 0.5);
  return [
    shape(
      under,
      `${smooth(shore)}L${smooth([...mirror].reverse()).slice(1)}Z`,
      0.4,
    ),
    outline(serrated(crest, { height: trees, step, seed }), shore),
    poly(mix(land, tone(light, Math.max(0, distance - 0.22)), 0.55), [
      ...serrated(inner, {
        height: trees * 1.1,
        step: step * 1.1,
        seed: seed + 7,
      }),
      ...[...shore].reverse(),
    ]),
    stroke(
      mix(light.sun, land, 0.25),
      Math.max(1.2, trees * 0.09),
      smooth(shore),
    ),
  ].join("");
}

/** A shore town: lit houses in tiers above (`x`, `y`). */
export function town(
  light: Light,
  x: number,
  y: number,
  { width = 150, size = 16, tiers = 2, seed = 1 } = {},
): string {
  return Array.from({ length: tiers }, (_, i) => {
    const reach = width * (0.5 - (tiers - 1 - i) * 0.12);
    return hamlet(light, () => y - (tiers - 1 - i) * size * 1.25, {
      from: x - reach,
      to: x + reach,
      size,
      seed: seed + i,
      lit: 1,
      gap: 1.3,
    });
  }).join("");
}

import { type Light, mix, ramp } from "./palette";
import { random } from "./random";
import { type Point, rect, shape, SHEET, smooth } from "./svg";

/** Open water from the far shore at `top` in flat bands. */
export function water(
  light: Light,
  top: number,
  { bottom = SHEET.height, bands = 8, seed = 3 } = {},
): string {
  const { width } = SHEET;
  const rng = random(seed);
  let body = rect(ramp(light.water, 0), 0, top, width, bottom - top);
  for (let i = 1; i < bands; i++) {
    const y = top + (bottom - top) * Math.pow(i / bands, 1.35);
    const swell = 1 + i * 1.1;
    const edge: Point[] = [];
    for (let x = -80; x <= width + 200; x += 200) {
      edge.push([x, y + rng.between(-swell, swell)]);
    }
    body += shape(
      ramp(light.water, i / (bands - 1)),
      `${smooth(edge)}V${bottom}H-80Z`,
    );
  }
  return body;
}

/** One lens-shaped ripple centred on `x`. */
function ripple(x: number, y: number, half: number, thick: number): string {
  const r = (v: number) => Math.round(v * 10) / 10;
  return `M${r(x - half)} ${r(y)}q${r(half)} ${r(-thick)} ${r(half * 2)} 0q${r(-half)} ${r(thick)} ${r(-half * 2)} 0Z`;
}

interface Ripples {
  top: number;
  bottom?: number;
  from?: number;
  to?: number;
  count?: number;
  seed?: number;
  opacity?: number;
}

/** Scattered ripples that grow towards the viewer. */
export function ripples(fill: string, options: Ripples): string {
  const { top, bottom = SHEET.height, from = 0, to = SHEET.width } = options;
  const { count = 40, seed = 9, opacity = 0.5 } = options;
  const rng = random(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = Math.pow(rng.between(0.02, 1), 1.3);
    const y = top + (bottom - top) * t;
    d += ripple(
      rng.between(from, to),
      y,
      rng.between(14, 40) * (0.5 + t * 1.6),
      1.6 + t * 4,
    );
  }
  return shape(fill, d, opacity);
}

/** The broken column of light under the sun or a lamp. */
export function glitter(
  fill: string,
  x: number,
  top: number,
  bottom: number,
  { width = 70, spread = 2, seed = 5, opacity = 0.85, gap = 9 } = {},
): string {
  const rng = random(seed);
  let d = "";
  for (
    let y = top + 3;
    y < bottom;
    y += gap * (0.6 + ((y - top) / (bottom - top)) * 1.1)
  ) {
    const t = (y - top) / (bottom - top);
    const half = width * 0.5 * (1 + t * (spread - 1)) * rng.between(0.45, 1.05);
    d += ripple(
      x + rng.between(-0.25, 0.25) * half,
      y,
      half,
      gap * (0.35 + t * 0.45),
    );
  }
  return shape(fill, d, opacity);
}

/** A band of ground fog lying on the water or valley floor. */
export function fog(
  light: Light,
  y: number,
  height: number,
  seed: number,
  opacity = 0.55,
): string {
  const rng = random(seed);
  const top: Point[] = [];
  for (let x = -100; x <= SHEET.width + 200; x += 150) {
    top.push([x, y - height * rng.between(0.15, 0.6)]);
  }
  const bottom = [...top]
    .reverse()
    .map(([x]): Point => [x, y + height * rng.between(0.15, 0.5)]);
  const [corner] = bottom;
  if (!corner) return "";
  const under = smooth(bottom).slice(1);
  return shape(
    mix(light.cloud, light.sky.at(-1) ?? light.cloud, 0.4),
    `${smooth(top)}L${under}Z`,
    opacity,
  );
}

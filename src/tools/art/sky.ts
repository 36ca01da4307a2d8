import { type Light, mix, ramp } from "./palette";
import { random } from "./random";
import { disc, type Point, rect, shape, SHEET, smooth } from "./svg";

interface Sun {
  x: number;
  y: number;
  /** Radius of the disc; 0 leaves only the glow. */
  r?: number;
  /** Radius of the widest ring of glow. */
  glow?: number;
}

interface SkyOptions {
  sun?: Sun;
  bands?: number;
  seed?: number;
  /** How far the band edges wander, as a share of the band height. */
  swell?: number;
}

/** Bands of flat colour down to the horizon, with an optional low sun. */
export function sky(
  light: Light,
  horizon: number,
  { sun, bands = 9, seed = 1, swell = 0.3 }: SkyOptions = {},
): string {
  const { width } = SHEET;
  const rng = random(seed);
  const base = rect(ramp(light.sky, 0), 0, 0, width, horizon + 60);
  let body = base;
  for (let i = 1; i < bands; i++) {
    const y = horizon * Math.pow(i / bands, 0.9);
    const reach = (horizon / bands) * swell;
    const edge: Point[] = [[-60, y + rng.between(-reach, reach)]];
    for (let x = 80; x <= width + 300; x += rng.between(150, 380)) {
      edge.push([x, y + rng.between(-reach, reach)]);
    }
    edge.push([width + 400, y]);
    const d = `${smooth(edge)}V${horizon + 60}H-60Z`;
    body += shape(ramp(light.sky, i / (bands - 1)), d);
  }
  return sun ? body + glow(light, sun) : body;
}

/** The sun disc with three flat rings of glow. */
export function glow(
  light: Light,
  { x, y, r = 44, glow = r * 4 }: Sun,
): string {
  const rings = [1, 0.72, 0.46].map((part) =>
    disc(light.sun, x, y, glow * part, 0.16),
  );
  const core = r > 0 ? disc(light.sun, x, y, r) : "";
  return rings.join("") + core;
}

/** One long tapered cloud bank with a flat base; `x` is its left tip. */
export function cloud(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  seed = 1,
): string {
  const rng = random(seed);
  const lobes = Math.max(3, Math.round(width / 90));
  const crest: Point[] = [[x, y]];
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.5) / lobes;
    const rise = Math.sin(Math.PI * Math.pow(t, 0.8)) * height;
    const peak = x + width * t;
    crest.push([peak, y - rise * rng.between(0.75, 1)]);
    if (i < lobes - 1) {
      crest.push([
        x + (width * (i + 1)) / lobes,
        y - rise * rng.between(0.45, 0.6),
      ]);
    }
  }
  crest.push([x + width, y]);
  return shape(
    fill,
    `${smooth(crest)}Q${x + width * 0.5} ${y + height * 0.22} ${x} ${y}Z`,
  );
}

/** A thin lens-shaped streak of high cloud. */
function streak(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity?: number,
): string {
  const [mid, end] = [x + width * 0.45, x + width];
  return shape(
    fill,
    `M${x} ${y}Q${mid} ${y - height} ${end} ${y}Q${mid} ${y + height * 0.5} ${x} ${y}Z`,
    opacity,
  );
}

/** A loose flight of streaks over the upper sky. */
export function streaks(
  light: Light,
  horizon: number,
  seed: number,
  count = 6,
): string {
  const rng = random(seed);
  let body = "";
  for (let i = 0; i < count; i++) {
    const y = horizon * rng.between(0.1, 0.72);
    const width = rng.between(180, 460);
    const fill = mix(ramp(light.sky, y / horizon), light.cloud, 0.55);
    body += streak(
      fill,
      rng.between(-100, 1000),
      Math.round(y),
      Math.round(width),
      Math.round(rng.between(7, 15)),
    );
  }
  return body;
}

/** The first stars: small dots in the upper sky. */
export function stars(light: Light, horizon: number, seed: number): string {
  const rng = random(seed);
  let body = "";
  for (let i = 0; i < 34; i++) {
    const y = horizon * Math.pow(rng.between(0, 0.85), 1.4);
    const x = rng.between(0, SHEET.width);
    body += disc(light.snowLit, x, y, rng.between(0.8, 2), 0.65);
  }
  return body;
}

/** Gulls as small two-stroke wings. */
export function gulls(
  fill: string,
  birds: readonly Point[],
  size = 14,
): string {
  return birds
    .map(([x, y], i) => {
      const s = size * (1 - (i % 3) * 0.2);
      return shape(
        fill,
        `M${x - s} ${y - s * 0.35}Q${x - s * 0.4} ${y - s * 0.5} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.55} ${x + s} ${y - s * 0.45}Q${x + s * 0.45} ${y - s * 0.25} ${x} ${y + s * 0.22}Q${x - s * 0.45} ${y - s * 0.2} ${x - s} ${y - s * 0.35}Z`,
      );
    })
    .join("");
}

import { lane } from "./ground";
import { ink, type Light, mix, tone } from "./palette";
import { random } from "./random";
import { disc, poly } from "./svg";

/** A round-crowned street tree; `height` includes the trunk. */
export function broadleaf(
  light: Light,
  fill: string,
  x: number,
  y: number,
  height: number,
  { seed = 1, sunSide = "left", slim = 1 } = {},
): string {
  const rng = random(seed * 31 + Math.round(x));
  const h = height;
  const s = sunSide === "left" ? -1 : 1;
  const lobes = lane([
    0, 0.86, 0.13, -0.15, 0.74, 0.15, 0.16, 0.73, 0.14, 0, 0.66, 0.2, -0.25,
    0.54, 0.13, 0.25, 0.55, 0.13, -0.12, 0.46, 0.14, 0.13, 0.45, 0.14,
  ]).map(([dx, dy, r]) => ({
    x: x + (dx + rng.between(-0.02, 0.02)) * h * slim,
    y: y - dy * h,
    r: r * h * rng.between(0.9, 1.08) * (0.6 + 0.4 * slim),
  }));
  const sunny = mix(fill, light.sun, 0.17);
  const shady = mix(fill, tone(light, 0), 0.3);
  const bole = mix(fill, ink.deep, 0.55);
  const limb = (dx: number, dy: number) =>
    poly(bole, [
      [x - h * 0.012, y - h * 0.2],
      [x + h * 0.012, y - h * 0.2],
      [x + dx * h * slim, y - dy * h],
    ]);
  return [
    poly(bole, [
      [x - h * 0.03, y],
      [x - h * 0.016, y - h * 0.36],
      [x + h * 0.016, y - h * 0.36],
      [x + h * 0.03, y],
    ]),
    limb(-0.14, 0.42),
    limb(0.15, 0.44),
    lobes
      .map((l) => disc(shady, l.x - s * h * 0.012, l.y + h * 0.016, l.r))
      .join(""),
    lobes.map((l) => disc(fill, l.x, l.y - h * 0.012, l.r * 0.93)).join(""),
    lobes
      .filter((l) => (l.x - x) * s > -h * 0.2 && l.y < y - h * 0.5)
      .map((l) => disc(sunny, l.x + s * h * 0.036, l.y - h * 0.042, l.r * 0.74))
      .join(""),
  ].join("");
}

/** Rounded shrubs along a line. */
export function shrubs(
  fill: string,
  from: number,
  to: number,
  y: number,
  size: number,
  seed = 1,
): string {
  const rng = random(seed);
  let body = "";
  for (let x = from; x <= to; x += size * rng.between(0.7, 1.1)) {
    body += disc(fill, Math.round(x), y, size * rng.between(0.5, 0.8));
  }
  return body;
}

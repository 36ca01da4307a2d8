import { ink, mix } from "./palette";
import { random } from "./random";
import { shape } from "./svg";

/** A big trunk from above the sheet down to its flared foot at (`x`, `y`). */
export function trunk(
  fill: string,
  bark: string,
  x: number,
  y: number,
  width: number,
): string {
  const w = width / 2;
  const r = Math.round;
  const side = (s: number) =>
    `L${r(x + s * w)} ${r(y - w * 3)}Q${r(x + s * w * 1.1)} ${r(y - w * 0.6)} ${r(x + s * w * 2)} ${r(y)}`;
  const seam = (dx: number, top: number, length: number) =>
    shape(
      bark,
      `M${r(x + dx * w)} ${r(top)}q${r(w * 0.22)} ${r(length / 2)} 0 ${r(length)}q${r(-w * 0.16)} ${r(-length / 2)} 0 ${r(-length)}Z`,
    );
  return [
    shape(
      fill,
      `M${r(x - w * 0.72)} -20H${r(x + w * 0.72)}${side(1)}H${r(x - w * 2)}Q${r(x - w * 1.1)} ${r(y - w * 0.6)} ${r(x - w)} ${r(y - w * 3)}Z`,
    ),
    seam(-0.35, y * 0.1, y * 0.3),
    seam(0.3, y * 0.22, y * 0.26),
    seam(-0.1, y * 0.48, y * 0.3),
    seam(0.5, y * 0.62, y * 0.2),
  ].join("");
}

/** Fern fronds or tidal grass: curved blades along a line. */
export function blades(
  fill: string,
  {
    from,
    to,
    y,
    height,
    step = 9,
    lean = 26,
    seed = 1,
  }: {
    from: number;
    to: number;
    y: number;
    height: number;
    step?: number;
    lean?: number;
    seed?: number;
  },
): string {
  const rng = random(seed);
  const r = Math.round;
  let d = "";
  for (let x = from; x < to; x += step * rng.between(0.6, 1.4)) {
    const h = height * rng.between(0.45, 1);
    const dx = lean * rng.between(-1, 1);
    d += `M${r(x)} ${y}q${r(dx * 0.1)} ${r(-h * 0.65)} ${r(dx)} ${r(-h)}q${r(6 - dx * 0.9)} ${r(h * 0.35)} ${r(8 - dx)} ${r(h)}Z`;
  }
  return shape(fill, d);
}

/** A fern: arching fronds from one root. */
export function fern(fill: string, x: number, y: number, size: number): string {
  const lit = mix(fill, ink.snow, 0.12);
  return [-1, 0.9, -0.55, 0.5, -0.15, 0.2]
    .map((k, i) => {
      const r = Math.round;
      const [tx, ty] = [k * size, -size * (1 - Math.abs(k) * 0.62)];
      return shape(
        i % 2 ? lit : fill,
        `M${x} ${y}Q${r(x + tx * 0.35)} ${r(y + ty * 1.15)} ${r(x + tx)} ${r(y + ty)}Q${r(x + tx * 0.55)} ${r(y + ty * 0.72)} ${x} ${y}Z`,
      );
    })
    .join("");
}

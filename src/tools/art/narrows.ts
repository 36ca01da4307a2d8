import { ink, type Light, mix } from "./palette";
import { bar, poly, rect, stroke } from "./svg";

interface Suspension {
  /** Columns of the two towers. */
  towers: readonly [number, number];
  /** Road line. */
  deck: number;
  /** Tower top. */
  top: number;
  /** Foot of the towers in the water. */
  foot: number;
}

/** The Tacoma Narrows Bridge across the whole sheet. */
export function narrows(
  light: Light,
  { towers, deck, top, foot }: Suspension,
): string {
  const green = mix(ink.fir, ink.spruce, 0.3);
  const lit = mix(ink.celadon, light.sun, 0.22);
  const dark = mix(green, ink.deep, 0.5);
  const [a, b] = towers;
  const span = b - a;
  const sag = (x: number): number => {
    const main = (x - (a + b) / 2) / (span / 2);
    if (x >= a && x <= b) return deck - 14 - (deck - 14 - top) * main * main;
    const side = Math.min(1, (x < a ? a - x : x - b) / (span * 0.46));
    return top + (deck - 8 - top) * (1 - (1 - side) * (1 - side));
  };
  const columns = Array.from({ length: 65 }, (_, i) => i * 20 - 40);
  const cable = (dx: number, dy: number) =>
    `M${columns.map((x) => `${x + dx} ${Math.round(sag(x) + dy)}`).join("L")}`;
  const hangers = columns
    .map((x) => `M${x} ${Math.round(sag(x))}V${deck}`)
    .join("");
  const web = Array.from(
    { length: 50 },
    (_, i) =>
      `M${i * 24} ${deck + 30}L${i * 24 + 12} ${deck + 8}L${i * 24 + 24} ${deck + 30}`,
  ).join("");
  const cross = (x: number, y1: number, y2: number, w: number) =>
    bar(green, 5, [x - w, y1], [x + w, y2]) +
    bar(green, 5, [x + w, y1], [x - w, y2]);
  const leg = (x: number, s: number, fill: string): string =>
    poly(fill, [
      [x + s * 19 - 8, top],
      [x + s * 19 + 8, top],
      [x + s * 25 + 10, foot],
      [x + s * 25 - 10, foot],
    ]);
  const tower = (x: number): string => {
    const h = deck - top;
    return [
      cross(x, top + 16, top + h * 0.42, 18),
      cross(x, top + h * 0.5, deck - 8, 20),
      cross(x, deck + 34, foot - 18, 23),
      rect(green, x - 26, top + h * 0.42, 52, 11),
      rect(green, x - 26, deck + 28, 52, 12),
      leg(x, -1, lit),
      leg(x, 1, green),
      poly(lit, [
        [x - 30, top + 6],
        [x - 30, top - 6],
        [x - 14, top - 12],
        [x + 14, top - 12],
        [x + 30, top - 6],
        [x + 30, top + 6],
      ]),
      rect(mix(light.wallShade, dark, 0.4), x - 44, foot - 8, 88, 22, { r: 3 }),
    ].join("");
  };
  return [
    stroke(dark, 4, cable(9, 5)),
    stroke(green, 1.6, hangers),
    tower(a),
    tower(b),
    stroke(lit, 6, cable(0, 0)),
    stroke(green, 4, web),
    rect(dark, 0, deck + 28, 1200, 6),
    rect(green, 0, deck, 1200, 10),
    rect(lit, 0, deck - 3, 1200, 4),
  ].join("");
}

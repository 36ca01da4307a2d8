import { place } from "./layers";
import { ink, type Light, mix, tone } from "./palette";
import { poly, pts, rect, shape } from "./svg";

/** A tall window with a stone sill, top centre on the origin, 60 by 92. */
function window(
  light: Light,
  brick: string,
  { lit, plant }: { lit: boolean; plant: boolean },
): string {
  const stone = mix(light.wall, brick, 0.25);
  const glass = lit ? ink.lamp : mix(light.window, light.sky[2] ?? "", 0.3);
  return [
    rect(mix(brick, tone(light, 0), 0.35), -34, -4, 68, 98),
    rect(glass, -28, 2, 56, 88),
    lit ? "" : poly(light.sun, pts([-28, 2, 4, 2, -28, 56]), 0.22),
    rect(stone, -28, 42, 56, 4),
    rect(stone, -2, 2, 4, 88),
    rect(stone, -40, -14, 80, 12),
    rect(stone, -38, 90, 76, 9),
    plant
      ? rect(ink.truck, -30, 80, 60, 14, { r: 2 }) +
        shape(ink.fir, "M-32 82Q-24 62 -12 72Q-2 58 8 70Q20 60 32 82Z")
      : "",
  ].join("");
}

/** A three-sided bay, `height` tall, hung from the origin; 132 wide. */
function bay(light: Light, brick: string, height: number): string {
  const trim = mix(light.wall, brick, 0.2);
  const side = mix(trim, tone(light, 0.3), 0.42);
  const front = mix(trim, tone(light, 0.4), 0.1);
  const pane = (y: number, lit: boolean) => {
    const glass = lit ? ink.lamp : mix(light.window, light.sky[2] ?? "", 0.3);
    const dim = mix(glass, side, 0.35);
    return (
      rect(glass, -34, y, 32, 84) +
      rect(glass, 4, y, 32, 84) +
      rect(front, -34, y + 38, 70, 4) +
      poly(dim, pts([-60, y + 6, -46, y, -46, y + 84, -60, y + 84])) +
      poly(glass, pts([48, y, 62, y + 6, 62, y + 84, 48, y + 84]), 0.85)
    );
  };
  const floors = Math.round(height / 146);
  return [
    poly(side, pts([-66, 8, -42, 0, -42, height, -58, height])),
    poly(
      mix(front, light.sun, 0.4),
      pts([42, 0, 68, 8, 60, height, 42, height]),
    ),
    rect(front, -42, 0, 84, height),
    poly(trim, pts([-72, 6, -44, -10, 46, -10, 74, 6])),
    Array.from({ length: floors }, (_, i) =>
      pane(26 + i * 146, i % 2 === 0),
    ).join(""),
    poly(
      side,
      pts([-60, height, 62, height, 40, height + 22, -40, height + 22]),
    ),
  ].join("");
}

/**
 * A brick walk-up with two bays, its left foot on the origin: 720 wide, 600
 * high, the lit door in the middle under a red awning.
 */
export function walkUp(light: Light): string {
  const brick = mix(ink.brick, light.sun, 0.14);
  const shade = mix(brick, tone(light, 0), 0.3);
  const stone = mix(light.wall, brick, 0.25);
  const rows = [-536, -390, -244];
  const windows = rows.flatMap((y, row) =>
    [60, 300, 420, 660].map((x, column) =>
      place(
        x,
        y,
        window(light, brick, {
          lit: (row * 3 + column) % 4 === 1,
          plant: (row + column * 2) % 5 === 2,
        }),
      ),
    ),
  );
  const courses = [-410, -264].map((y) =>
    rect(mix(brick, light.sun, 0.16), 0, y, 720, 6),
  );
  return [
    rect(brick, 0, -600, 720, 600),
    courses.join(""),
    rect(shade, 0, -122, 720, 122, { opacity: 0.45 }),
    rect(stone, 0, -126, 720, 10),
    windows.join(""),
    place(178, -552, bay(light, brick, 420)),
    place(542, -552, bay(light, brick, 420)),
    rect(shade, -12, -604, 744, 14),
    rect(stone, -20, -624, 760, 22),
    rect(mix(stone, light.sun, 0.5), -20, -624, 760, 6),
    [...Array(18).keys()]
      .map((i) => rect(shade, 8 + i * 41, -602, 12, 16))
      .join(""),
    rect(stone, 296, -122, 128, 122),
    rect(ink.lamp, 308, -110, 104, 110),
    rect(shade, 357, -110, 6, 110),
    rect(mix(ink.lamp, ink.snow, 0.5), 308, -110, 104, 18),
    poly(ink.truck, pts([282, -152, 438, -152, 456, -112, 264, -112])),
    rect(mix(ink.truck, tone(light, 0), 0.3), 264, -112, 192, 8),
  ].join("");
}

import { ink, type Light, mix, tone } from "./palette";
import { poly, rect } from "./svg";

const walls = [ink.brick, ink.mist, ink.straw, ink.sound, ink.moss] as const;

/**
 * A two-storey shop with a lit window under an awning, `width` units wide and
 * about as high, its left foot on the origin; `kind` picks paint and cornice.
 */
export function shopfront(light: Light, width: number, kind: number): string {
  const paint = walls[kind % walls.length] ?? ink.brick;
  const wall = mix(paint, tone(light, 0.35), 0.25 + light.gloom);
  const trim = mix(wall, light.sun, 0.35);
  const dark = mix(wall, tone(light, 0.05), 0.5);
  const h = 84 + ((kind * 7) % 4) * 9;
  const awning = kind % 3 === 0 ? mix(ink.truck, dark, 0.1) : dark;
  const columns = Math.max(2, Math.round(width / 36));
  const step = width / columns;
  const upper = Array.from({ length: columns }, (_, i) =>
    rect(
      (i + kind) % 3 === 1 ? mix(light.window, dark, 0.75) : light.window,
      step * (i + 0.5) - 7,
      -h + 16,
      14,
      22,
    ),
  ).join("");
  return [
    rect(wall, 0, -h, width, h),
    rect(trim, -2, -h - 5, width + 4, 8),
    kind % 2 ? rect(trim, width * 0.3, -h - 14, width * 0.4, 10) : "",
    upper,
    rect(ink.lamp, 10, -36, width - 44, 28),
    rect(dark, width * 0.5 - 12, -36, 3, 28),
    rect(mix(ink.lamp, dark, 0.25), width - 26, -36, 16, 36),
    poly(awning, [
      [4, -46],
      [width - 4, -46],
      [width, -32],
      [0, -32],
    ]),
    rect(dark, width - 2, -h, 3, h),
  ].join("");
}

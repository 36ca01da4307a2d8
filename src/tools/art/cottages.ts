import { ink, type Light, mix, tone } from "./palette";
import { random } from "./random";
import { type Point, poly, rect } from "./svg";

/**
 * A small plain gabled house seen from afar, `width` units wide, standing on
 * (`x`, `y`); `side` is the sunlit side.
 */
export function cottage(
  light: Light,
  x: number,
  y: number,
  width: number,
  {
    wall = light.wall,
    roof = tone(light, 0.25),
    lit = false,
    floors = 1,
    side = "left",
  } = {},
): string {
  const w = width;
  const h = w * (0.34 + 0.3 * (floors - 1));
  const s = side === "left" ? -1 : 1;
  const gable = x + s * w * 0.24;
  const dark = mix(wall, tone(light, 0.2), 0.4);
  const glass = lit ? ink.lamp : mix(light.window, tone(light, 0.3), 0.5);
  const [a, b]: [Point, Point] = [
    [x + s * w * 0.5, y],
    [x - s * w * 0.5, y],
  ];
  const front = (fx: number, fy: number): Point => [
    gable + s * fx * w,
    y - fy * w,
  ];
  const pane = (px: number, py: number) =>
    rect(glass, px - w * 0.045, y - py, w * 0.09, w * 0.13);
  const rows = Array.from({ length: floors }, (_, i) => i);
  const door = (px: number) =>
    rect(
      mix(ink.truck, wall, 0.15),
      px - w * 0.055,
      y - w * 0.2,
      w * 0.11,
      w * 0.2,
    ) +
    rect(
      mix(wall, light.sun, 0.4),
      px - w * 0.075,
      y - w * 0.225,
      w * 0.15,
      w * 0.03,
    );
  const chimney = b[0] + s * w * 0.2;
  return [
    rect(
      mix(ink.brick, roof, 0.35),
      chimney,
      y - h - w * 0.46,
      w * 0.1,
      w * 0.3,
    ),
    poly(dark, [b, [b[0], y - h], [gable, y - h], [gable, y]]),
    poly(wall, [
      a,
      [a[0], y - h],
      front(0, h / w + 0.3),
      front(-0.26, h / w),
      front(-0.26, 0),
    ]),
    poly(roof, [
      front(0, h / w + 0.35),
      [b[0] + s * w * 0.12, y - h - w * 0.33],
      [b[0] - s * w * 0.05, y - h + w * 0.02],
      front(-0.24, h / w + 0.01),
    ]),
    poly(mix(roof, light.sun, 0.25), [
      front(0, h / w + 0.35),
      front(0.31, h / w - 0.02),
      front(0.29, h / w - 0.06),
      front(0, h / w + 0.28),
      front(-0.28, h / w - 0.03),
      front(-0.3, h / w + 0.02),
    ]),
    rows
      .map((i) => {
        const py = w * (0.24 + i * 0.3);
        return (
          pane(gable - s * w * (i === 0 && floors > 1 ? 0.15 : 0.09), py) +
          pane(gable + s * w * (i === 0 && floors > 1 ? 0.18 : 0.11), py) +
          pane(b[0] + s * w * 0.14, py)
        );
      })
      .join(""),
    floors > 1 ? door(gable + s * w * 0.02) : "",
  ].join("");
}

/** A hillside of small houses: simple roofs and walls with a few lit panes. */
export function hamlet(
  light: Light,
  ground: (x: number) => number,
  {
    from,
    to,
    size = 20,
    seed = 1,
    lit = 0.5,
    gap = 1.2,
  }: {
    from: number;
    to: number;
    size?: number;
    seed?: number;
    lit?: number;
    gap?: number;
  },
): string {
  const rng = random(seed);
  let body = "";
  for (let x = from; x < to; x += size * gap * rng.between(0.8, 1.4)) {
    const w = size * rng.between(0.8, 1.3);
    const h = w * rng.between(0.5, 0.9);
    const y = ground(x) + 3;
    const wall = mix(light.wall, tone(light, 0.6), rng.between(0, 0.5));
    const roof = rng.chance(0.25)
      ? mix(ink.truck, tone(light, 0.4), 0.3)
      : tone(light, rng.between(0.2, 0.45));
    body += rect(wall, x - w / 2, y - h, w, h);
    body += poly(roof, [
      [x - w * 0.6, y - h],
      [x - w * 0.25, y - h - w * 0.42],
      [x + w * 0.3, y - h - w * 0.42],
      [x + w * 0.62, y - h],
    ]);
    if (rng.chance(lit))
      body += rect(
        light.window,
        x - w * 0.15,
        y - h * 0.65,
        w * 0.22,
        h * 0.38,
      );
  }
  return body;
}

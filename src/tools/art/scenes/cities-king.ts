import { ferry } from "../boats";
import { broadleaf } from "../broadleaf";
import { hamlet } from "../cottages";
import { band } from "../ground";
import { spaceNeedle } from "../landmarks";
import { mirrored, place, sheet } from "../layers";
import { dusk, ink, mix, morning, tone } from "../palette";
import { commuterTrain } from "../rail";
import { range } from "../range";
import { sky, stars, streaks } from "../sky";
import { type Point, poly, pts, rect } from "../svg";
import { blocks, tower } from "../towers";
import { crestAt, forest } from "../trees";
import { glitter, ripples, water } from "../water";
import { blades } from "../woods";

/** The Needle and the skyline at dusk from Elliott Bay. */
export function seattle(): string {
  const light = dusk;
  const shore = 520;
  const t = (
    x: number,
    width: number,
    height: number,
    d: number,
    top: "flat" | "slant" | "step" | "mast" | "crown" | "point",
  ) =>
    tower(light, {
      x,
      y: shore,
      width,
      height,
      fill: tone(light, d),
      top,
      sunSide: "left",
      windows: 0.34,
    });
  const city = [
    blocks(tone(light, 0.66), -10, 1210, shore, 120, 3),
    t(560, 46, 190, 0.5, "flat"),
    t(700, 54, 250, 0.52, "step"),
    t(830, 48, 220, 0.5, "slant"),
    t(980, 46, 170, 0.54, "flat"),
    t(512, 42, 150, 0.35, "flat"),
    t(606, 56, 240, 0.36, "crown"),
    t(664, 44, 180, 0.3, "flat"),
    t(756, 62, 320, 0.34, "mast"),
    t(870, 52, 270, 0.32, "point"),
    t(926, 46, 190, 0.36, "step"),
    t(1030, 44, 120, 0.34, "flat"),
    place(330, shore, spaceNeedle(light, tone(light, 0.3)), { scale: 0.92 }),
    blocks(tone(light, 0.24), -10, 1210, shore, 58, 9),
  ].join("");
  return sheet(
    sky(light, shore, { sun: { x: 420, y: 500, r: 0, glow: 330 }, seed: 6 }),
    stars(light, 420, 18),
    streaks(light, shore, 17, 7),
    water(light, shore, { seed: 5 }),
    mirrored("city", shore, city, { squash: 0.5, opacity: 0.3 }),
    ripples(light.sun, { top: shore + 6, count: 60, opacity: 0.45 }),
    place(650, 664, ferry(light, { lit: true }), { scale: 1 }),
    glitter(ink.lamp, 650, 676, 760, {
      width: 260,
      spread: 1.1,
      opacity: 0.35,
    }),
  );
}

/** The valley: train, river and the two hills. */
export function kent(): string {
  const light = morning;
  const field = (k: number) =>
    mix(mix(ink.moss, ink.straw, k), light.sun, 0.12);
  const tree = (x: number, y: number, h: number, slim: number) =>
    broadleaf(light, mix(ink.fir, ink.moss, 0.35), x, y, h, {
      sunSide: "right",
      slim,
      seed: x,
    });
  const bank: Point[] = pts([
    -20, 636, 180, 626, 400, 640, 600, 662, 800, 664, 1000, 648, 1220, 652,
  ]);
  const near: Point[] = pts([
    -20, 690, 180, 686, 380, 712, 560, 752, 760, 764, 980, 738, 1220, 740,
  ]);
  const shift = (edge: readonly Point[], dy: number) =>
    edge.map(([x, y]): Point => [x, y + dy]);
  return sheet(
    sky(light, 480, {
      sun: { x: 610, y: 250, r: 44, glow: 210 },
      seed: 4,
      swell: 0.2,
    }),
    streaks(light, 480, 8),
    range(light, {
      from: 330,
      to: 900,
      base: 462,
      height: 96,
      step: 60,
      seed: 6,
      distance: 0.95,
    }),
    forest(tone(light, 0.84), pts([380, 462, 600, 456, 820, 462]), {
      height: 10,
      step: 7,
      base: 500,
      seed: 6,
    }),
    forest(
      tone(light, 0.76),
      pts([-20, 286, 130, 306, 280, 370, 400, 428, 540, 466, 660, 490]),
      { height: 15, step: 8, base: 500, seed: 6 },
    ),
    forest(
      tone(light, 0.72),
      pts([540, 488, 640, 468, 790, 430, 920, 368, 1060, 308, 1220, 276]),
      { height: 15, step: 8, base: 500, seed: 7 },
    ),
    forest(tone(light, 0.58), pts([-20, 392, 120, 410, 230, 452, 350, 488]), {
      height: 24,
      step: 11,
      base: 520,
      seed: 8,
    }),
    forest(tone(light, 0.54), pts([840, 490, 960, 454, 1080, 408, 1220, 380]), {
      height: 24,
      step: 11,
      base: 520,
      seed: 9,
    }),
    hamlet(light, crestAt(pts([900, 480, 1220, 440])), {
      from: 960,
      to: 1200,
      size: 22,
      seed: 3,
      lit: 0.2,
    }),
    rect(field(0.2), 0, 486, 1200, 320),
    [0, 1, 2]
      .map((i) =>
        poly(field(0.4 + i * 0.2), [
          [300 - i * 140, 492 + i * 14],
          [900 + i * 140, 492 + i * 14],
          [980 + i * 160, 500 + i * 16],
          [220 - i * 160, 500 + i * 16],
        ]),
      )
      .join(""),
    [
      [90, 560, 120, 0.6],
      [210, 556, 96, 0.6],
      [1010, 558, 110, 0.6],
      [1130, 562, 140, 0.6],
    ]
      .map(([x = 0, y = 0, h = 0, s = 1]) => tree(x, y, h, s))
      .join(""),
    poly(
      mix(ink.moss, ink.deep, 0.45),
      pts([0, 586, 1200, 586, 1200, 610, 0, 610]),
    ),
    rect(tone(light, 0.5), 0, 582, 1200, 6),
    place(800, 585, commuterTrain(light, 5), { scale: 1.22 }),
    band(field(0.3), shift(bank, -24), shift(near, 140)),
    band(tone(light, 0.4), shift(bank, -5), near),
    band(light.water[2] ?? "", bank, near),
    band(light.water[1] ?? "", shift(bank, 12), shift(near, -10)),
    ripples(light.sun, { top: 668, bottom: 720, count: 26, opacity: 0.7 }),
    band(mix(ink.fir, ink.moss, 0.25), near, shift(near, 160)),
    blades(mix(ink.fir, ink.deep, 0.2), {
      from: -10,
      to: 420,
      y: 806,
      height: 90,
      seed: 4,
    }),
    blades(mix(ink.fir, ink.deep, 0.2), {
      from: 760,
      to: 1220,
      y: 806,
      height: 84,
      seed: 6,
    }),
    tree(84, 770, 300, 0.85),
    tree(1140, 800, 320, 0.8),
  );
}

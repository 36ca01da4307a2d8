import { cruiser, sloop } from "../boats";
import { broadleaf } from "../broadleaf";
import { rows } from "../ground";
import { mirrored, place, sheet } from "../layers";
import { dawn, ink, mix, morning, tone } from "../palette";
import { rainier } from "../rainier";
import { random } from "../random";
import { cloud, sky, streaks } from "../sky";
import { bar, disc, type Point, poly, pts, rect } from "../svg";
import { cableStayed, tacomaDome } from "../tacoma";
import { blocks, tower } from "../towers";
import { forest } from "../trees";
import { glitter, ripples, water } from "../water";

/** Dome, bridge and mountain over the Thea Foss Waterway. */
export function tacoma(): string {
  const light = dawn;
  const shore = 560;
  const office = (
    x: number,
    width: number,
    height: number,
    top: "flat" | "step" | "mast",
  ) =>
    tower(light, {
      x,
      y: shore,
      width,
      height,
      fill: tone(light, 0.56),
      sunSide: "left",
      windows: 0.35,
      top,
    });
  const skyline = [
    blocks(tone(light, 0.7), -10, 1210, shore, 64, 4),
    office(96, 46, 120, "flat"),
    office(150, 54, 176, "step"),
    office(212, 42, 132, "mast"),
    blocks(tone(light, 0.48), -10, 300, shore, 46, 11),
    blocks(tone(light, 0.5), 980, 1210, shore, 54, 14),
    place(452, shore - 2, tacomaDome(light), { scale: 0.92 }),
    place(870, shore + 2, cableStayed(light, 200), { scale: 1.08 }),
    blocks(tone(light, 0.34), -10, 1210, shore, 16, 8),
  ].join("");
  return sheet(
    sky(light, shore - 30, {
      sun: { x: 190, y: 330, r: 42, glow: 230 },
      seed: 14,
    }),
    streaks(light, shore, 3),
    rainier(light, { x: 590, base: 468, height: 340, haze: 0.08 }),
    forest(
      tone(light, 0.82),
      pts([-10, 470, 200, 462, 500, 480, 800, 470, 1210, 452]),
      { height: 14, step: 8, base: shore, seed: 3 },
    ),
    water(light, shore, { seed: 7 }),
    mirrored("shore", shore, skyline, { squash: 0.6, opacity: 0.26 }),
    glitter(light.sun, 190, shore + 4, 790, { width: 70 }),
    ripples(light.sun, { top: shore + 8, count: 50, opacity: 0.4 }),
    place(390, 650, cruiser(light), { scale: 0.85 }),
    place(742, 724, sloop(light, { hull: ink.truck }), { scale: 0.95 }),
  );
}

/** Daffodil rows and the red barn under the mountain. */
export function puyallup(): string {
  const light = morning;
  const field = 548;
  const vanish: Point = [560, 470];
  const green = mix(ink.fir, ink.moss, 0.45);
  const tree = mix(ink.fir, ink.moss, 0.3);
  return sheet(
    sky(light, field, { seed: 5, swell: 0.25 }),
    cloud(light.cloud, 40, 190, 300, 34, 3),
    cloud(light.cloud, 900, 120, 280, 28, 6),
    rainier(light, { x: 560, base: 480, height: 410, sunSide: "right" }),
    forest(
      tone(light, 0.84),
      pts([-10, 440, 200, 460, 480, 480, 760, 476, 1000, 448, 1210, 420]),
      { height: 13, step: 8, seed: 2 },
    ),
    forest(
      tone(light, 0.62),
      pts([-10, 494, 260, 506, 600, 512, 900, 504, 1210, 488]),
      { height: 22, step: 11, seed: 4 },
    ),
    rect(mix(ink.moss, ink.straw, 0.3), 0, 528, 1200, 280),
    [150, 210, 300]
      .map((x, i) =>
        broadleaf(light, tree, x, 552, 90 - i * 12, {
          sunSide: "right",
          seed: i + 2,
        }),
      )
      .join(""),
    broadleaf(light, tree, 1040, 562, 150, { sunSide: "right", seed: 4 }),
    place(850, 566, barn(), { scale: 1.25 }),
    rect(green, 0, field + 12, 1200, 260),
    rows(ink.petal, {
      vanish,
      top: field + 12,
      bottom: 800,
      from: -1380,
      to: 2500,
      count: 20,
      share: 0.5,
    }),
    rows(mix(ink.petal, ink.snow, 0.4), {
      vanish,
      top: field + 12,
      bottom: 800,
      from: -1350,
      to: 2530,
      count: 20,
      share: 0.22,
    }),
    rect(mix(green, ink.straw, 0.35), 0, field + 8, 1200, 6),
    daffodils(vanish),
  );
}

/** Flower heads standing up from the nearest rows. */
function daffodils([vx, vy]: Point): string {
  const rng = random(12);
  let body = "";
  for (let row = 0; row < 20; row++) {
    for (let i = 0; i < 16; i++) {
      const y = 640 + 165 * Math.pow(i / 16, 0.9);
      const k = (y - vy) / (800 - vy);
      const near = -1380 + 194 * row + 97 * rng.between(0.05, 0.95);
      const x = vx + (near - vx) * k;
      if (x < -10 || x > 1210) continue;
      const r = 3 + 7 * (k - 0.45);
      body +=
        disc(mix(ink.petal, ink.snow, 0.55), x, y, r) +
        disc(mix(ink.petal, ink.truck, 0.45), x, y - r * 0.1, r * 0.42);
    }
  }
  return body;
}

/** A gambrel barn with its lean-to, 200 wide and 130 high. */
function barn(): string {
  const red = ink.truck;
  const side = mix(ink.brick, ink.deep, 0.2);
  const roof = mix(ink.sound, ink.mist, 0.3);
  return [
    rect(side, 20, -70, 110, 70),
    poly(
      red,
      pts([-60, 0, -60, -66, -46, -96, -14, -122, 18, -96, 32, -66, 32, 0]),
    ),
    poly(
      roof,
      pts([
        -14, -128, 100, -128, 138, -96, 146, -62, 28, -62, 20, -94, -14, -122,
        -48, -94, -60, -64, -68, -66, -54, -100,
      ]),
    ),
    rect(ink.snow, -30, -44, 32, 44),
    rect(red, -27, -41, 26, 41),
    bar(ink.snow, 3, [-27, -41], [-1, 0]),
    bar(ink.snow, 3, [-1, -41], [-27, 0]),
    rect(ink.snow, -22, -92, 16, 18),
    rect(ink.deep, -20, -90, 12, 14),
  ].join("");
}

import { houseboat, sloop } from "../boats";
import { leaf } from "../bridges";
import { broadleaf, shrubs } from "../broadleaf";
import { hamlet } from "../cottages";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, ink, mix, morning, tone } from "../palette";
import { lightRail } from "../rail";
import { cloud, sky } from "../sky";
import { poly, pts, rect } from "../svg";
import { tower } from "../towers";
import { crestAt, forest } from "../trees";
import { ripples, water } from "../water";

/** The drawbridge raised for a sloop, houseboats in front. */
export function seattleGuide(): string {
  const light = morning;
  const shore = 560;
  const steel = mix(ink.sound, ink.mist, 0.2);
  const lit = mix(ink.truck, ink.snow, 0.1);
  return sheet(
    sky(light, 520, { sun: { x: 600, y: 270, r: 48, glow: 210 }, seed: 81 }),
    cloud(light.cloud, 60, 160, 260, 28, 4),
    forest(
      tone(light, 0.82),
      pts([-10, 420, 300, 440, 600, 470, 900, 440, 1210, 416]),
      { height: 20, step: 10, base: shore },
    ),
    hill(
      tone(light, 0.7),
      pts([-20, 440, 260, 466, 500, 520, 700, 524, 940, 470, 1220, 430]),
    ),
    hamlet(light, crestAt(pts([0, 476, 260, 490, 470, 530])), {
      from: 20,
      to: 450,
      size: 34,
      seed: 5,
    }),
    hamlet(light, crestAt(pts([740, 530, 940, 492, 1200, 466])), {
      from: 760,
      to: 1190,
      size: 34,
      seed: 15,
    }),
    water(light, shore - 12, { seed: 3 }),
    forest(tone(light, 0.5), pts([-20, 520, 120, 524, 240, 534, 340, 548]), {
      height: 40,
      step: 17,
      seed: 5,
      base: shore + 6,
      toe: 30,
    }),
    forest(tone(light, 0.5), pts([860, 548, 960, 534, 1080, 524, 1220, 516]), {
      height: 40,
      step: 17,
      seed: 8,
      base: shore + 6,
      toe: -30,
    }),
    approach(steel, 0, 320),
    approach(steel, 880, 1200),
    place(384, 440, leaf(steel, lit, 270), { turn: -60 }),
    place(816, 440, leaf(steel, lit, 270), { turn: 60, flip: true }),
    bridgeHouse(steel, 340),
    bridgeHouse(steel, 860),
    ripples(light.sun, { top: shore + 8, count: 50, opacity: 0.5 }),
    place(600, 606, sloop(light), { scale: 1.15 }),
    place(250, 706, houseboat(light, { wall: mix(ink.mist, ink.snow, 0.3) }), {
      scale: 1.5,
    }),
    place(
      970,
      716,
      houseboat(light, {
        wall: mix(ink.straw, ink.snow, 0.3),
        door: ink.sound,
      }),
      { scale: 1.6, flip: true },
    ),
    place(
      560,
      760,
      houseboat(light, {
        wall: mix(ink.moss, ink.snow, 0.3),
        roof: tone(light, 0.3),
        door: ink.dawn,
      }),
      { scale: 1 },
    ),
  );
}

/** The fixed span with its railing between two columns. */
function approach(steel: string, from: number, to: number): string {
  const width = to - from;
  const posts = Array.from({ length: Math.round(width / 44) }, (_, i) =>
    rect(steel, from + i * 44, 414, 4, 22),
  );
  const piers = [0.25, 0.7].map((t) =>
    rect(mix(morning.wallShade, steel, 0.4), from + width * t, 458, 22, 110),
  );
  return [
    piers.join(""),
    rect(steel, from, 438, width, 20),
    rect(mix(steel, morning.sun, 0.4), from, 434, width, 5),
    rect(steel, from, 412, width, 4),
    posts.join(""),
  ].join("");
}

/** The pier that carries a leaf, with the bridge tender's house. */
function bridgeHouse(steel: string, x: number): string {
  const light = morning;
  const stone = mix(light.wall, tone(light, 0.4), 0.2);
  const shade = mix(stone, tone(light, 0.3), 0.3);
  return [
    rect(shade, x - 58, 430, 116, 156),
    rect(stone, x - 58, 430, 40, 156),
    rect(mix(stone, light.sun, 0.5), x - 64, 424, 128, 10),
    rect(stone, x - 34, 330, 68, 96),
    rect(shade, x + 6, 330, 28, 96),
    poly(steel, [
      [x - 46, 332],
      [x, 286],
      [x + 46, 332],
    ]),
    rect(light.window, x - 22, 352, 18, 34),
    rect(light.window, x + 6, 352, 18, 34),
  ].join("");
}

/** The train on its elevated track in front of the towers. */
export function bellevueGuide(): string {
  const light = dawn;
  const t = (
    x: number,
    width: number,
    height: number,
    d: number,
    top: "flat" | "slant" | "step" | "crown",
  ) =>
    tower(light, {
      x,
      y: 640,
      width,
      height,
      fill: tone(light, d),
      top,
      sunSide: "left",
      windows: 0.3,
      pane: light.window,
    });
  return sheet(
    sky(light, 600, { sun: { x: 230, y: 400, r: 50, glow: 260 }, seed: 91 }),
    t(470, 80, 380, 0.75, "flat"),
    t(620, 90, 470, 0.7, "slant"),
    t(880, 80, 400, 0.74, "step"),
    t(540, 90, 300, 0.55, "crown"),
    t(740, 110, 520, 0.52, "step"),
    t(980, 90, 330, 0.56, "flat"),
    forest(tone(light, 0.4), pts([-10, 600, 300, 590, 700, 606, 1210, 580]), {
      height: 50,
      step: 20,
    }),
    [130, 430, 730, 1030]
      .map(
        (x) =>
          rect(mix(light.wallShade, tone(light, 0.3), 0.3), x, 520, 46, 290) +
          poly(mix(light.wallShade, tone(light, 0.3), 0.3), [
            [x - 50, 500],
            [x + 96, 500],
            [x + 60, 540],
            [x - 14, 540],
          ]),
      )
      .join(""),
    rect(mix(light.wall, tone(light, 0.4), 0.35), 0, 478, 1200, 26),
    rect(light.wall, 0, 472, 1200, 8),
    place(600, 474, lightRail(light), { scale: 1.3 }),
    pts([250, 190, 560, 150, 680, 200, 960, 170, 1160, 250, 60, 240])
      .map(([x, h], i) =>
        broadleaf(
          light,
          mix(tone(light, 0.22), ink.fir, 0.3 + (i % 3) * 0.15),
          x,
          785,
          h,
          { seed: i },
        ),
      )
      .join(""),
    shrubs(tone(light, 0.1), 0, 1200, 796, 46, 3),
    hill(tone(light, 0.03), pts([-20, 776, 300, 784, 700, 778, 1220, 784])),
  );
}

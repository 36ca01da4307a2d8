import { cruiser, sloop } from "../boats";
import { broadleaf, shrubs } from "../broadleaf";
import { cottage } from "../cottages";
import { mirrored, place, sheet } from "../layers";
import { hill } from "../mountains";
import { golden, ink, mix, morning, tone } from "../palette";
import { range } from "../range";
import { cloud, sky, streaks } from "../sky";
import { bar, type Point, poly, pts, rect } from "../svg";
import { glassCone, unionStation } from "../tacoma";
import { blocks, tower } from "../towers";
import { crestAt, forest, grove } from "../trees";
import { glitter, ripples, water } from "../water";

/** The glass cone and Union Station along the waterfront. */
export function tacomaGuide(): string {
  const light = morning;
  const shore = 596;
  const brick = mix(ink.brick, tone(light, 0.65), 0.42);
  const plaza = mix(light.wall, tone(light, 0.5), 0.2);
  const block = (x: number, width: number, height: number, fill: string) =>
    tower(light, {
      x,
      y: shore,
      width,
      height,
      fill,
      windows: 0.8,
      sunSide: "left",
    });
  const bank = [
    blocks(tone(light, 0.72), -10, 1210, shore, 140, 5),
    block(860, 62, 250, tone(light, 0.62)),
    block(1010, 90, 150, brick),
    block(936, 64, 116, mix(brick, light.wall, 0.2)),
    place(250, shore - 16, unionStation(light), { scale: 1.2 }),
    broadleaf(light, mix(ink.fir, ink.moss, 0.4), 86, shore, 100),
    glassBridge(shore),
    rect(plaza, 400, shore - 74, 420, 74),
    rect(light.wall, 400, shore - 80, 420, 8),
    rect(mix(plaza, tone(light, 0.5), 0.35), 400, shore - 38, 470, 38),
    rect(light.wall, 400, shore - 42, 470, 6),
    rect(light.window, 690, shore - 66, 110, 20),
    place(560, shore - 60, glassCone(light), { scale: 1.5 }),
    rect(mix(tone(light, 0.3), light.wallShade, 0.3), 0, shore - 16, 1200, 18),
  ].join("");
  return sheet(
    sky(light, 520, { sun: { x: 300, y: 210, r: 44, glow: 210 }, seed: 61 }),
    cloud(light.cloud, 830, 150, 300, 32, 2),
    hill(
      tone(light, 0.88),
      pts([-20, 440, 240, 410, 560, 440, 900, 400, 1220, 424]),
    ),
    forest(
      tone(light, 0.8),
      pts([-20, 470, 240, 456, 560, 470, 900, 446, 1220, 460]),
      { height: 16, step: 9, base: shore },
    ),
    water(light, shore, { seed: 4 }),
    mirrored("bank", shore, bank, { squash: 0.55, opacity: 0.3 }),
    glitter(light.sun, 300, shore + 8, 790, { width: 70, opacity: 0.5 }),
    ripples(light.sun, { top: shore + 14, count: 50, opacity: 0.5 }),
    place(880, 706, cruiser(light, { stripe: ink.truck }), {
      scale: 1.25,
      flip: true,
    }),
    place(380, 672, sloop(light, { sails: false, cover: ink.truck }), {
      scale: 0.8,
    }),
  );
}

/** The footbridge with its two blue crystal towers. */
function glassBridge(shore: number): string {
  const light = morning;
  const steel = mix(light.wallShade, tone(light, 0.5), 0.4);
  const crystal = (x: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const y = shore - 106 - i * 19;
        const fill = mix(ink.mist, i % 2 ? ink.sound : light.sun, 0.3);
        return poly(fill, [
          [x - 11, y],
          [x, y - 22],
          [x + 11, y],
          [x, y + 8],
        ]);
      })
      .join("") + rect(steel, x - 2, shore - 110, 4, 24);
  const piers = [830, 920, 1010].map((x) => rect(steel, x, shore - 86, 8, 84));
  return [
    crystal(842),
    crystal(878),
    rect(steel, 800, shore - 92, 230, 9),
    rect(light.wall, 800, shore - 94, 230, 3),
    piers.join(""),
  ].join("");
}

/** Two rows of houses stepping down to the bay. */
export function neighborhoods(): string {
  const light = golden;
  const upper: Point[] = pts([
    -20, 250, 160, 312, 360, 382, 560, 450, 760, 512, 960, 566, 1220, 610,
  ]);
  const lower: Point[] = pts([
    -20, 500, 160, 560, 360, 632, 560, 700, 760, 760, 960, 812, 1220, 850,
  ]);
  const drop = (line: readonly Point[], dy: number) =>
    line.map(([x, y]): Point => [x, y + dy]);
  const paint = [
    mix(ink.mist, ink.snow, 0.35),
    mix(ink.truck, ink.snow, 0.3),
    light.wall,
    mix(ink.moss, ink.snow, 0.35),
    mix(ink.straw, ink.snow, 0.3),
    mix(ink.sound, ink.snow, 0.4),
  ];
  const terrace = (
    line: readonly Point[],
    x: number,
    width: number,
    i: number,
  ) => {
    const y = crestAt(line)(x) + width * 0.02;
    const wall = mix(light.wallShade, tone(light, 0.3), 0.45);
    return (
      rect(wall, x - width * 0.62, y - 4, width * 1.28, width * 0.5) +
      rect(
        mix(wall, light.sun, 0.35),
        x - width * 0.62,
        y - 6,
        width * 1.28,
        5,
      ) +
      cottage(light, x, y - 4, width, {
        wall: paint[i % 6] ?? light.wall,
        floors: 2,
        side: "right",
        roof: tone(light, 0.18 + (i % 3) * 0.08),
      }) +
      shrubs(
        mix(ink.fir, ink.moss, 0.3),
        x - width * 0.6,
        x - width * 0.35,
        y - 2,
        width * 0.14,
        i,
      )
    );
  };
  return sheet(
    sky(light, 430, { sun: { x: 860, y: 268, r: 48, glow: 240 }, seed: 71 }),
    streaks(light, 430, 3),
    range(light, {
      from: 240,
      to: 1280,
      base: 410,
      height: 110,
      step: 80,
      seed: 8,
      distance: 0.9,
      sunSide: "left",
    }),
    forest(tone(light, 0.74), pts([300, 408, 560, 402, 980, 410, 1210, 396]), {
      height: 12,
      step: 8,
      base: 432,
    }),
    water(light, 424, { bottom: 700 }),
    glitter(light.sun, 860, 426, 600, { width: 70 }),
    ripples(light.sun, {
      top: 430,
      bottom: 600,
      from: 500,
      count: 30,
      opacity: 0.5,
    }),
    freighter(980, 474),
    forest(tone(light, 0.46), drop(upper, -14), {
      height: 50,
      step: 22,
      seed: 3,
    }),
    [70, 230, 390, 550, 710, 860]
      .map((x, i) => terrace(upper, x, 112, i))
      .join(""),
    hill(mix(ink.fir, ink.moss, 0.35), drop(upper, 22)),
    hill(mix(light.wall, light.wallShade, 0.45), drop(upper, 44)),
    hill(mix(tone(light, 0.35), light.wallShade, 0.65), drop(upper, 56)),
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => {
        const at = (dx: number): Point => {
          const x = 20 + i * 140 + dx;
          return [x, crestAt(upper)(x) + 92];
        };
        return bar(mix(light.wall, light.wallShade, 0.2), 4, at(0), at(56));
      })
      .join(""),
    hill(mix(light.wall, light.wallShade, 0.45), drop(upper, 126)),
    hill(mix(ink.fir, ink.moss, 0.2), drop(upper, 138)),
    [150, 700]
      .map((x, i) =>
        broadleaf(
          light,
          mix(ink.fir, ink.moss, 0.2),
          x,
          crestAt(upper)(x) + 160,
          190,
          { sunSide: "right", seed: i + 3 },
        ),
      )
      .join(""),
    [40, 300, 560, 830].map((x, i) => terrace(lower, x, 190, i + 3)).join(""),
    hill(mix(ink.fir, ink.deep, 0.35), drop(lower, 40)),
    grove(light, pts([960, 850, 1060, 800, 1230, 760]), {
      height: 170,
      seed: 4,
      near: 0.05,
    }),
  );
}

/** A cargo ship at anchor on the bay. */
function freighter(x: number, y: number): string {
  const light = golden;
  const hull = tone(light, 0.3);
  const stacks = [0, 1, 2, 3, 4].map((i) =>
    rect(
      [ink.truck, tone(light, 0.45), light.wall][i % 3] ?? hull,
      -62 + i * 20,
      -26 - (i % 2) * 6,
      18,
      14 + (i % 2) * 6,
    ),
  );
  return place(
    x,
    y,
    poly(hull, pts([-92, -12, 92, -14, 80, 4, -84, 4])) +
      stacks.join("") +
      rect(light.wall, 50, -44, 22, 32) +
      rect(hull, 54, -40, 14, 4),
    { scale: 0.8 },
  );
}

import { carton, lamp, plant } from "../boxes";
import { broadleaf } from "../broadleaf";
import { band } from "../ground";
import { craftsman, sash } from "../houses";
import { boards, casement, sunSlab } from "../interior";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, dusk, golden, ink, mix, morning, tone } from "../palette";
import { range } from "../range";
import type { Scene } from "../scene";
import { cloud, sky, stars, streaks } from "../sky";
import { bar, disc, oval, type Point, poly, pts, rect } from "../svg";
import { tower } from "../towers";
import { crestAt, fir, firs, forest, grove } from "../trees";
import { truckSide } from "../truck";
import { fog, water } from "../water";

function local(): string {
  const light = morning;
  const green = mix(ink.fir, ink.moss, 0.35);
  return sheet(
    sky(light, 520, { sun: { x: 250, y: 200, r: 0, glow: 280 }, seed: 41 }),
    cloud(light.cloud, 820, 130, 300, 28, 4),
    forest(
      tone(light, 0.7),
      pts([-10, 380, 300, 330, 600, 372, 900, 320, 1210, 350]),
      { height: 50, step: 18, seed: 2 },
    ),
    firs(tone(light, 0.5), () => 500, {
      from: 20,
      to: 1200,
      step: 120,
      height: 330,
      seed: 7,
      vary: 0.25,
    }),
    rect(mix(ink.moss, ink.fir, 0.3), 0, 490, 1200, 200),
    place(
      200,
      560,
      craftsman(light, {
        wall: mix(ink.mist, ink.snow, 0.25),
        door: ink.truck,
      }),
      { scale: 1.35 },
    ),
    place(
      612,
      566,
      craftsman(light, { wall: mix(ink.straw, ink.snow, 0.45), door: ink.fir }),
      { scale: 1.45, flip: true },
    ),
    place(
      1010,
      560,
      craftsman(light, {
        wall: mix(ink.moss, ink.snow, 0.25),
        door: ink.sound,
      }),
      { scale: 1.35 },
    ),
    broadleaf(light, green, 392, 596, 400, { seed: 3, slim: 0.6 }),
    broadleaf(light, mix(green, ink.fir, 0.4), 832, 596, 440, {
      seed: 8,
      slim: 0.6,
    }),
    rect(mix(ink.moss, ink.fir, 0.2), 0, 556, 1200, 60),
    rect(mix(light.wall, tone(light, 0.5), 0.3), 0, 600, 1200, 22),
    rect(mix(tone(light, 0.35), light.wall, 0.12), 0, 622, 1200, 180),
    place(560, 706, truckSide(light), { scale: 1.25 }),
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(mix(light.wall, tone(light, 0.4), 0.2), 40 + i * 270, 748, 130, 8),
      )
      .join(""),
    fir(tone(light, 0.05), 60, 830, 640, { seed: 2, slim: 0.16 }),
  );
}

function longDistance(): string {
  const light = dawn;
  const top: Point[] = pts([
    -20, 664, 240, 640, 520, 598, 800, 548, 1000, 500, 1220, 436,
  ]);
  const drop = (dy: number) => top.map(([x, y]): Point => [x, y + dy]);
  const far: Point[] = pts([
    470, 470, 600, 452, 740, 456, 860, 436, 900, 410, 850, 392,
  ]);
  return sheet(
    sky(light, 460, { sun: { x: 250, y: 300, r: 46, glow: 240 }, seed: 51 }),
    streaks(light, 480, 6),
    range(light, {
      from: -80,
      to: 1280,
      base: 470,
      height: 360,
      step: 190,
      seed: 27,
      distance: 0.86,
      sunSide: "left",
    }),
    forest(tone(light, 0.76), pts([-20, 430, 200, 440, 420, 462, 640, 470]), {
      height: 16,
      step: 9,
      seed: 2,
    }),
    forest(
      tone(light, 0.68),
      pts([360, 500, 560, 462, 760, 430, 960, 396, 1220, 350]),
      { height: 22, step: 10, seed: 4 },
    ),
    band(
      mix(light.wall, light.wallShade, 0.3),
      far,
      far.map(([x, y], i): Point => [x, y + ([1, 4, 7, 8, 6, 2][i] ?? 0)]),
    ),
    fog(light, 498, 26, 6, 0.45),
    forest(tone(light, 0.54), pts([-20, 500, 160, 510, 340, 530, 560, 556]), {
      height: 34,
      step: 15,
      seed: 6,
    }),
    forest(
      tone(light, 0.4),
      pts([340, 630, 560, 570, 800, 512, 1000, 462, 1220, 396]),
      { height: 62, step: 23, seed: 16 },
    ),
    band(mix(light.wallShade, tone(light, 0.35), 0.45), top, drop(82)),
    band(light.sun, drop(40), drop(43)),
    band(light.wall, drop(-12), drop(-5)),
    Array.from({ length: 20 }, (_, i) => {
      const x = 20 + i * 62;
      return rect(light.wallShade, x, crestAt(top)(x) - 12, 5, 20);
    }).join(""),
    place(590, 642, truckSide(light), { scale: 1.08, turn: -9.6 }),
    hill(tone(light, 0.16), drop(80)),
    grove(light, pts([-30, 720, 140, 730, 290, 780, 380, 850]), {
      height: 250,
      seed: 13,
    }),
    grove(light, pts([760, 850, 900, 770, 1050, 700, 1230, 640]), {
      height: 200,
      seed: 18,
    }),
  );
}

function packing(): string {
  const light = golden;
  const wall = mix(ink.mist, ink.snow, 0.45);
  return sheet(
    rect(wall, 0, 0, 1200, 800),
    [0, 1, 2]
      .flatMap((i) =>
        [0, 1].map((j) => {
          const [x, y, h] = [
            700 + i * 112,
            96 + i * 22 + j * 150,
            j === 0 ? 130 : 230,
          ];
          return sunSlab(
            light,
            [
              [x, y],
              [x + 98, y + 19],
              [x + 98, y + 19 + h],
              [x, y + h],
            ],
            0.5,
          );
        }),
      )
      .join(""),
    casement(
      "view",
      ink.snow,
      { x: 190, y: 110, width: 360, height: 320, bars: 3 },
      [
        sky(light, 360, { seed: 4 }),
        hill(tone(light, 0.7), pts([150, 340, 300, 320, 420, 336, 600, 310])),
        water(light, 360, { bottom: 440 }),
        forest(tone(light, 0.4), pts([150, 400, 300, 390, 600, 404]), {
          height: 30,
        }),
      ].join(""),
    ),
    boards(
      mix(ink.oak, light.wall, 0.15),
      mix(ink.oak, ink.deep, 0.25),
      590,
      [600, 200],
    ),
    rect(ink.snow, 0, 572, 1200, 20),
    sunSlab(light, pts([420, 592, 800, 592, 1080, 800, 560, 800]), 0.4),
    place(270, 690, plant(light, ink.fir), { scale: 1.5 }),
    place(
      560,
      690,
      carton(light, { width: 240, height: 180, label: ink.truck }),
    ),
    place(560, 510, carton(light, { width: 180, height: 130 })),
    place(860, 720, carton(light, { width: 200, height: 150 })),
    place(860, 560, lamp(light), { scale: 1.25 }),
  );
}

function apartment(): string {
  const light = dusk;
  const brick = mix(ink.brick, tone(light, 0.3), 0.35);
  const windows = [0, 1, 2, 3].flatMap((r) =>
    [0, 1, 2, 3, 4, 5].map((c) => {
      const lit = (r * 5 + c * 3) % 4 !== 1;
      return sash(
        lit ? ink.lamp : tone(light, 0.4),
        mix(light.wall, brick, 0.3),
        290 + c * 124,
        130 + r * 118,
        54,
        74,
      );
    }),
  );
  return sheet(
    sky(light, 600, { sun: { x: 1080, y: 560, r: 0, glow: 320 }, seed: 12 }),
    stars(light, 420, 16),
    streaks(light, 600, 18),
    tower(light, {
      x: 10,
      y: 660,
      width: 190,
      height: 250,
      fill: tone(light, 0.52),
      windows: 0.16,
      pane: mix(ink.lamp, tone(light, 0.5), 0.25),
    }),
    tower(light, {
      x: 1004,
      y: 660,
      width: 180,
      height: 320,
      fill: tone(light, 0.52),
      windows: 0.16,
      pane: mix(ink.lamp, tone(light, 0.5), 0.25),
      top: "step",
      sunSide: "left",
    }),
    rect(brick, 220, 90, 760, 560),
    rect(mix(brick, ink.deep, 0.35), 220, 90, 90, 560, { opacity: 0.3 }),
    rect(mix(brick, light.sun, 0.3), 206, 74, 788, 24),
    rect(mix(brick, ink.deep, 0.3), 220, 98, 760, 10),
    rect(mix(light.wall, brick, 0.55), 220, 600, 760, 50),
    [208, 326, 444]
      .map((y) => rect(mix(brick, light.sun, 0.16), 220, y + 26, 760, 5))
      .join(""),
    windows.join(""),
    rect(mix(light.wall, brick, 0.2), 530, 490, 140, 160),
    rect(ink.lamp, 544, 510, 112, 140),
    rect(tone(light, 0.1), 596, 510, 6, 140),
    poly(tone(light, 0.1), pts([500, 488, 700, 488, 684, 466, 516, 466])),
    rect(mix(light.wall, tone(light, 0.3), 0.5), 0, 648, 1200, 26),
    rect(tone(light, 0.2), 0, 672, 1200, 130),
    poly(
      mix(ink.lamp, tone(light, 0.2), 0.45),
      pts([548, 650, 652, 650, 700, 720, 480, 720]),
      0.6,
    ),
    place(470, 690, carton(light, { width: 84, height: 62 })),
    place(476, 628, carton(light, { width: 62, height: 46 })),
    place(858, 716, truckSide(light, { lamps: true }), { scale: 1.35 }),

    broadleaf(light, tone(light, 0.25), 130, 690, 330),
    bar(tone(light, 0), 6, [1080, 700], [1080, 400]),
    bar(tone(light, 0), 5, [1082, 402], [1036, 392]),
    disc(ink.lamp, 1034, 402, 60, 0.14),
    disc(ink.lamp, 1034, 402, 30, 0.25),
    oval(ink.lamp, 1034, 400, 14, 8),
  );
}

export const services: readonly Scene[] = [
  { file: "services/local-moving", draw: local },
  { file: "services/long-distance-moving", draw: longDistance },
  { file: "services/packing-services", draw: packing },
  { file: "services/apartment-moving", draw: apartment },
];

import { broadleaf, shrubs } from "../broadleaf";
import { cottage } from "../cottages";
import { grove } from "../grove";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { golden, ink, mix, tone } from "../palette";
import { range } from "../range";
import { sky, streaks } from "../sky";
import { bar, type Point, poly, pts, rect } from "../svg";
import { crestAt, forest } from "../trees";
import { glitter, ripples, water } from "../water";

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

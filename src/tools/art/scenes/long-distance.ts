import { band } from "../ground";
import { grove } from "../grove";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, mix, tone } from "../palette";
import { range } from "../range";
import { sky, streaks } from "../sky";
import { type Point, pts, rect } from "../svg";
import { crestAt, forest } from "../trees";
import { truckSide } from "../truck";
import { fog } from "../water";

/** The truck climbs a mountain highway at first light. */
export function longDistance(): string {
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

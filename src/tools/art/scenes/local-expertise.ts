import { ferry } from "../boats";
import { cab } from "../cab";
import { hamlet } from "../cottages";
import { lane, winding } from "../ground";
import { grove } from "../grove";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { golden, ink, mix, tone } from "../palette";
import { range } from "../range";
import { gulls, sky, streaks } from "../sky";
import { type Point, pts } from "../svg";
import { crestAt, forest } from "../trees";
import { glitter, ripples, water } from "../water";

const light = golden;
const shore = 366;
const meadow = (d: number) => mix(tone(light, d), ink.moss, 0.35);

/** The road down to the water, seen over the truck's dashboard. */
export function localExpertise(): string {
  return sheet(
    sky(light, shore, { sun: { x: 860, y: 236, r: 46, glow: 230 }, seed: 18 }),
    streaks(light, shore, 4),
    range(light, {
      from: -40,
      to: 1260,
      base: 350,
      height: 150,
      step: 104,
      seed: 21,
      distance: 0.82,
    }),
    forest(tone(light, 0.76), pts([-20, 346, 400, 352, 800, 350, 1220, 340]), {
      height: 9,
      step: 7,
      base: shore + 2,
    }),
    water(light, shore, { bottom: 640 }),
    glitter(light.sun, 860, shore, 560, { width: 64 }),
    ripples(light.sun, { top: shore + 4, bottom: 560, count: 44 }),
    place(540, 412, ferry(light), { scale: 0.4 }),
    hills(),
    gulls(light.snowLit, pts([640, 250, 680, 236, 420, 290]), 15),
    cab(light),
  );
}

/** Two wooded slopes with the road winding down between them. */
function hills(): string {
  const left: Point[] = pts([-20, 384, 160, 398, 320, 432, 470, 480, 560, 520]);
  const right: Point[] = pts([
    700, 520, 800, 470, 900, 436, 1040, 404, 1220, 388,
  ]);
  const road = lane([
    676, 474, 8, 704, 488, 14, 700, 508, 24, 640, 532, 46, 570, 566, 92, 530,
    610, 160, 520, 660, 250,
  ]);
  return [
    hill(meadow(0.66), right, 640),
    hamlet(light, crestAt(right), { from: 850, to: 1090, size: 34, seed: 4 }),
    hill(meadow(0.58), left, 640),
    hamlet(light, crestAt(left), { from: 130, to: 420, size: 36, seed: 8 }),
    hill(
      meadow(0.46),
      pts([
        -20, 460, 240, 476, 440, 500, 600, 484, 700, 470, 860, 496, 1220, 470,
      ]),
      660,
    ),
    winding(mix(light.wall, light.wallShade, 0.35), road),
    winding(
      light.sun,
      road.map(([x, y, half]) => [x - half * 0.1, y, half * 0.035] as const),
    ),
    grove(light, pts([-20, 560, 120, 572, 230, 604, 300, 650]), {
      height: 170,
      seed: 5,
      near: 0.1,
    }),
    grove(light, pts([900, 650, 980, 606, 1090, 574, 1220, 560]), {
      height: 160,
      seed: 9,
      near: 0.1,
    }),
  ].join("");
}

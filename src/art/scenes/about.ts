import { broadleaf, shrubs } from "../broadleaf";
import { hamlet } from "../cottages";
import { lane, winding } from "../ground";
import { craftsman } from "../houses";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dusk, golden, ink, mix, tone } from "../palette";
import { rainier } from "../rainier";
import type { Scene } from "../scene";
import { sky, stars, streaks } from "../sky";
import { poly, pts, rect } from "../svg";
import { crestAt, firs, forest, grove } from "../trees";
import { truckRear } from "../truck";
import { glitter, ripples, water } from "../water";
import { excellence } from "./hold";
import { familyValues } from "./porch";

function story(): string {
  const light = dusk;
  return sheet(
    sky(light, 560, { sun: { x: 300, y: 540, r: 0, glow: 360 }, seed: 3 }),
    stars(light, 420, 10),
    streaks(light, 560, 6),
    forest(tone(light, 0.6), pts([-10, 470, 300, 440, 700, 460, 1210, 430]), {
      height: 70,
      step: 22,
    }),
    firs(tone(light, 0.4), () => 600, {
      from: 60,
      to: 1180,
      step: 110,
      height: 360,
      seed: 3,
    }),
    rect(tone(light, 0.3), 0, 590, 1200, 220),
    hill(
      tone(light, 0.2),
      pts([-20, 700, 300, 676, 620, 690, 900, 720, 1220, 690]),
    ),
    place(
      480,
      630,
      craftsman(light, { wall: mix(ink.mist, ink.sound, 0.35), lit: true }),
      { scale: 2.1 },
    ),
    poly(
      mix(light.wallShade, light.wall, 0.25),
      pts([740, 620, 920, 620, 1100, 810, 700, 810]),
    ),
    place(850, 700, truckRear(light), { scale: 1.5 }),
    poly(
      mix(light.wallShade, light.wall, 0.3),
      pts([506, 630, 566, 630, 610, 810, 440, 810]),
    ),
    poly(ink.lamp, pts([512, 630, 560, 630, 592, 720, 484, 720]), 0.35),
    shrubs(tone(light, 0.14), 282, 470, 634, 30, 4),
    shrubs(tone(light, 0.14), 604, 690, 634, 30, 6),
    shrubs(mix(tone(light, 0.14), ink.lamp, 0.14), 300, 450, 640, 16, 8),
    broadleaf(light, tone(light, 0.2), 150, 660, 360),
    firs(tone(light, 0), () => 820, {
      from: 1050,
      to: 1230,
      step: 70,
      height: 420,
      seed: 5,
    }),
  );
}

function localExpertise(): string {
  const light = golden;
  const road = lane([
    742, 470, 2, 690, 480, 4, 560, 494, 7, 500, 512, 11, 600, 536, 17, 720, 566,
    26, 660, 612, 40, 460, 676, 62, 440, 748, 96, 560, 840, 150,
  ]);
  const meadow = (d: number) => mix(tone(light, d), ink.moss, 0.35);
  return sheet(
    sky(light, 430, { sun: { x: 250, y: 268, r: 46, glow: 230 }, seed: 18 }),
    streaks(light, 430, 4),
    rainier(light, { x: 690, base: 400, height: 290 }),
    forest(
      tone(light, 0.9),
      pts([-20, 394, 300, 408, 600, 400, 900, 412, 1220, 384]),
      { height: 11, step: 7, base: 440 },
    ),
    water(light, 424, { bottom: 620 }),
    glitter(light.sun, 250, 424, 560, { width: 64 }),
    ripples(light.sun, { top: 428, bottom: 560, count: 44 }),
    forest(tone(light, 0.7), pts([380, 452, 520, 436, 640, 440, 760, 454]), {
      height: 14,
      step: 8,
      base: 456,
    }),
    hill(
      meadow(0.66),
      pts([480, 520, 600, 486, 720, 464, 900, 448, 1060, 440, 1220, 430]),
      640,
    ),
    hamlet(light, crestAt(pts([720, 470, 900, 452, 1060, 444, 1220, 432])), {
      from: 820,
      to: 1060,
      size: 25,
      seed: 4,
    }),
    hill(meadow(0.56), pts([-20, 470, 140, 474, 300, 496, 430, 540]), 640),
    hamlet(light, crestAt(pts([-20, 472, 140, 478, 300, 500, 430, 540])), {
      from: 110,
      to: 350,
      size: 28,
      seed: 8,
    }),
    hill(
      meadow(0.5),
      pts([
        -20, 540, 200, 520, 460, 504, 640, 510, 860, 500, 1060, 486, 1220, 490,
      ]),
    ),
    forest(tone(light, 0.42), pts([860, 520, 980, 498, 1100, 484, 1220, 478]), {
      height: 34,
      step: 15,
      base: 600,
      seed: 5,
      toe: 100,
    }),
    hill(
      meadow(0.42),
      pts([-20, 610, 180, 580, 400, 566, 640, 552, 880, 548, 1220, 560]),
    ),
    winding(mix(light.wall, light.wallShade, 0.25), road),
    winding(
      light.sun,
      road.map(([x, y, h]) => [x, y, h * 0.05] as const),
    ),
    hill(
      meadow(0.26),
      pts([620, 840, 700, 720, 800, 640, 900, 612, 1040, 604, 1220, 620]),
    ),
    hamlet(light, crestAt(pts([700, 640, 860, 624, 1040, 614, 1220, 626])), {
      from: 830,
      to: 1010,
      size: 52,
      seed: 3,
    }),
    hill(meadow(0.2), pts([-20, 690, 140, 690, 290, 730, 400, 830])),
    grove(light, pts([-30, 730, 120, 750, 290, 840]), {
      height: 210,
      seed: 5,
      near: 0.04,
    }),
    grove(light, pts([860, 840, 1000, 760, 1230, 710]), {
      height: 190,
      seed: 6,
      near: 0.04,
    }),
  );
}

export const about: readonly Scene[] = [
  { file: "about/story", draw: story },
  { file: "about/family-values", draw: familyValues },
  { file: "about/local-expertise", draw: localExpertise },
  { file: "about/professional-excellence", draw: excellence },
];

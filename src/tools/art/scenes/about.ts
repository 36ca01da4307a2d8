import { broadleaf, shrubs } from "../broadleaf";
import { craftsman } from "../houses";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dusk, ink, mix, tone } from "../palette";
import type { Scene } from "../scene";
import { sky, stars, streaks } from "../sky";
import { poly, pts, rect } from "../svg";
import { firs, forest } from "../trees";
import { truckRear } from "../truck";
import { localExpertise } from "./local-expertise";
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

export const about: readonly Scene[] = [
  { file: "about/story", draw: story },
  { file: "about/family-values", draw: familyValues },
  { file: "about/local-expertise", draw: localExpertise },
  { file: "about/professional-excellence", draw: excellence },
];

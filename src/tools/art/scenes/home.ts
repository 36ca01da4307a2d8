import { band } from "../ground";
import { grove } from "../grove";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { narrows } from "../narrows";
import { dawn, golden, mix, tone } from "../palette";
import { rainier } from "../rainier";
import type { Scene } from "../scene";
import { gulls, sky, streaks } from "../sky";
import { type Point, pts } from "../svg";
import { firs, forest } from "../trees";
import { truckSide } from "../truck";
import { glitter, ripples, water } from "../water";

function hero(): string {
  const light = dawn;
  const shore = 500;
  return sheet(
    sky(light, shore, { sun: { x: 322, y: 318, r: 44, glow: 220 }, seed: 4 }),
    streaks(light, shore, 12),
    rainier(light, { x: 690, base: 414, height: 282 }),
    forest(
      tone(light, 0.85),
      pts([
        -10, 430, 160, 440, 330, 432, 560, 452, 800, 440, 1000, 446, 1210, 424,
      ]),
      { height: 14, step: 8, base: shore + 2, seed: 3 },
    ),
    forest(
      tone(light, 0.62),
      pts([-10, 452, 220, 466, 420, 470, 680, 474, 900, 464, 1210, 446]),
      { height: 20, step: 9, base: shore + 2, seed: 5 },
    ),
    water(light, shore, { seed: 6 }),
    glitter(light.sun, 322, shore, 720, { width: 70, seed: 8 }),
    ripples(light.sun, { top: shore, count: 46, seed: 2, opacity: 0.35 }),
    narrows(light, { towers: [200, 1000], deck: 478, top: 258, foot: 598 }),
    place(600, 476, truckSide(light), { scale: 0.62 }),
    firs(tone(light, 0.16), () => 830, {
      from: 330,
      to: 900,
      step: 40,
      height: 130,
      vary: 0.5,
      seed: 31,
    }),
    grove(light, pts([-30, 640, 90, 655, 200, 700, 310, 760, 420, 815]), {
      height: 190,
      seed: 5,
    }),
    grove(light, pts([800, 820, 900, 765, 1010, 715, 1120, 668, 1240, 640]), {
      height: 180,
      seed: 9,
    }),
    gulls(light.cloud, pts([455, 590, 500, 574, 540, 606]), 15),
  );
}

function share(): string {
  const light = golden;
  const crest: Point[] = pts([
    -20, 548, 180, 588, 420, 620, 680, 622, 940, 596, 1220, 552,
  ]);
  const lower: Point[] = pts([
    -20, 612, 180, 650, 420, 680, 680, 684, 940, 662, 1220, 620,
  ]);
  return sheet(
    sky(light, 460, { sun: { x: 960, y: 312, r: 46, glow: 220 }, seed: 8 }),
    streaks(light, 460, 5, 5),
    rainier(light, { x: 500, base: 420, height: 310, sunSide: "right" }),
    forest(
      tone(light, 0.86),
      pts([-10, 408, 300, 424, 600, 414, 900, 430, 1210, 400]),
      { height: 12, step: 8, base: 470 },
    ),
    water(light, 446, { bottom: 680 }),
    ripples(light.sun, { top: 450, bottom: 620, count: 50, opacity: 0.45 }),
    glitter(light.sun, 960, 446, 640, { width: 70 }),
    forest(tone(light, 0.64), pts([-10, 458, 120, 452, 260, 470, 400, 496]), {
      height: 18,
      step: 9,
      base: 498,
    }),
    forest(tone(light, 0.66), pts([640, 480, 760, 466, 860, 480]), {
      height: 14,
      step: 8,
      base: 482,
      seed: 4,
    }),
    forest(
      tone(light, 0.42),
      pts([-20, 530, 180, 570, 420, 606, 680, 612, 940, 580, 1220, 530]),
      { height: 30, step: 15, seed: 6 },
    ),
    hill(
      tone(light, 0.3),
      crest.map(([x, y]): Point => [x, y - 4]),
    ),
    band(mix(light.wallShade, tone(light, 0.35), 0.35), crest, lower),
    band(
      light.sun,
      crest.map(([x, y]): Point => [x, y + 7]),
      crest.map(([x, y]): Point => [x, y + 10]),
    ),
    place(585, 664, truckSide(light), { scale: 1.2 }),
    hill(tone(light, 0.16), lower),
    grove(light, pts([-30, 690, 120, 712, 250, 760, 380, 830]), {
      height: 230,
      seed: 3,
    }),
    grove(light, pts([830, 830, 950, 764, 1080, 712, 1230, 680]), {
      height: 210,
      seed: 6,
    }),
  );
}

export const home: readonly Scene[] = [
  { file: "home/hero", draw: hero },
  { file: "share", draw: share },
];

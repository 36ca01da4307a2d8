import { cyclist } from "../cyclist";
import { lane, winding } from "../ground";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { ink, misty, mix, tone } from "../palette";
import { sky } from "../sky";
import { type Point, poly, pts } from "../svg";
import { fir, firs, forest } from "../trees";
import { fog, glitter, ripples, water } from "../water";
import { fern, trunk } from "../woods";

const light = misty;
const shore = 430;
const bank = (d: number) => mix(tone(light, d), ink.moss, 0.35);

/** A rider on the rail trail between a misty lake and tall firs. */
export function lacey(): string {
  return sheet(
    sky(light, shore, {
      sun: { x: 330, y: 220, r: 52, glow: 250 },
      seed: 3,
      swell: 0.2,
    }),
    lake(),
    farWood(),
    trail(),
    place(622, 668, cyclist(light), { scale: 1.2 }),
    nearWood(),
  );
}

/** The far shore and the lake with the sun on it. */
function lake(): string {
  return [
    forest(
      tone(light, 0.9),
      pts([-10, 380, 300, 350, 640, 376, 900, 340, 1210, 350]),
      { height: 44, step: 15, base: shore + 4, seed: 2 },
    ),
    forest(tone(light, 0.74), pts([-10, 388, 160, 400, 420, 430]), {
      height: 74,
      step: 20,
      base: shore + 4,
      seed: 5,
    }),
    water(light, shore, { seed: 9 }),
    glitter(light.sun, 330, shore + 8, 640, { width: 84 }),
    fog(light, 430, 46, 4, 0.85),
    ripples(light.cloud, { top: 454, bottom: 640, count: 34, opacity: 0.6 }),
  ].join("");
}

/** Ranks of firs fading into the mist, with the light slanting through. */
function farWood(): string {
  const rank = (from: number, height: number, d: number, y: number) =>
    firs(mix(tone(light, d), ink.fir, 0.1), () => y, {
      from,
      to: 1240,
      step: height * 0.13,
      height,
      vary: 0.3,
      seed: from,
      slim: 0.16,
    });
  const shaft = (x: number, width: number) =>
    poly(
      light.sun,
      [
        [x, 0],
        [x + width, 0],
        [x + width * 1.6 + 330, 560],
        [x + 330, 560],
      ],
      0.13,
    );
  return [
    rank(700, 300, 0.76, 484),
    hill(
      bank(0.66),
      pts([440, 600, 560, 512, 660, 486, 780, 474, 980, 470, 1220, 460]),
    ),
    rank(800, 390, 0.6, 508),
    fog(light, 496, 34, 8, 0.6),
    shaft(700, 110),
    shaft(900, 50),
    rank(920, 480, 0.44, 540),
  ].join("");
}

/** The old rail bed, paved, along the shore. */
function trail(): string {
  const path = lane([
    690, 500, 8, 716, 516, 14, 728, 540, 24, 704, 580, 44, 640, 640, 84, 560,
    720, 150, 500, 840, 250,
  ]);
  const crest: Point[] = pts([
    -20, 700, 140, 676, 300, 636, 460, 574, 580, 524, 700, 500, 900, 504, 1220,
    516,
  ]);
  return [
    hill(bank(0.42), crest),
    winding(
      bank(0.3),
      path.map(([x, y, half]) => [x, y, half * 1.16] as const),
    ),
    winding(mix(light.wall, ink.straw, 0.3), path),
    hill(
      bank(0.3),
      pts([740, 840, 790, 700, 860, 620, 980, 576, 1100, 560, 1220, 556]),
    ),
  ].join("");
}

/** Big trunks and ferns that frame the trail. */
function nearWood(): string {
  const bark = mix(tone(light, 0.05), ink.truck, 0.12);
  const ferns = lane([
    340, 790, 76, 70, 776, 104, 210, 764, 62, 870, 776, 64, 990, 722, 58, 1130,
    790, 96,
  ]);
  return [
    trunk(tone(light, 0.34), tone(light, 0.42), 940, 640, 44),
    trunk(tone(light, 0.2), tone(light, 0.28), 1090, 726, 84),
    fir(tone(light, 0.22), 20, 760, 420, { seed: 4, slim: 0.17 }),
    fir(tone(light, 0.1), 120, 800, 560, { seed: 9, slim: 0.16 }),
    fir(tone(light, 0.16), 232, 800, 330, { seed: 2, slim: 0.18 }),
    hill(bank(0.12), pts([-20, 730, 120, 732, 240, 752, 340, 790, 420, 850])),
    hill(bank(0.12), pts([780, 850, 880, 770, 1000, 730, 1220, 716])),
    trunk(bark, tone(light, 0.22), 1190, 800, 90),
    ferns
      .map(([x, y, size]) => fern(mix(bank(0.1), ink.moss, 0.25), x, y, size))
      .join(""),
  ].join("");
}

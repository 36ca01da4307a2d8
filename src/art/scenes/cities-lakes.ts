import { lane, winding } from "../ground";
import { capitol } from "../landmarks";
import { mirrored, place, sheet } from "../layers";
import { hill } from "../mountains";
import { dusk, golden, ink, misty, mix, tone } from "../palette";
import { cloud, sky, stars, streaks } from "../sky";
import { type Point, poly, pts, rect, shape } from "../svg";
import { firs, forest } from "../trees";
import { fog, glitter, ripples, water } from "../water";
import { bough, fern, trunk } from "../woods";

/** The dock on American Lake in the last light. */
export function lakewood(): string {
  const light = dusk;
  const shore = 470;
  const far = forest(
    tone(light, 0.5),
    pts([-10, 440, 240, 428, 520, 446, 700, 440, 960, 424, 1210, 432]),
    { height: 46, step: 15, base: shore, seed: 8 },
  );
  return sheet(
    sky(light, shore, { sun: { x: 600, y: 440, r: 46, glow: 230 }, seed: 2 }),
    stars(light, 420, 11),
    streaks(light, shore, 21, 7),
    forest(
      tone(light, 0.75),
      pts([-10, 410, 300, 400, 640, 418, 900, 404, 1210, 396]),
      { height: 22, base: shore, seed: 3 },
    ),
    water(light, shore, { seed: 2 }),
    mirrored("far", shore, far, { squash: 0.9, opacity: 0.5 }),
    glitter(light.sun, 600, shore + 6, 700, { width: 90, spread: 1.6 }),
    ripples(light.cloud, { top: shore + 10, count: 50, opacity: 0.4 }),
    firs(tone(light, 0.28), () => 540, {
      from: -20,
      to: 250,
      step: 56,
      height: 300,
      seed: 4,
    }),
    firs(tone(light, 0.28), () => 540, {
      from: 960,
      to: 1230,
      step: 56,
      height: 280,
      seed: 8,
    }),
    hill(tone(light, 0.28), pts([-20, 520, 160, 530, 300, 552, 330, 560]), 562),
    hill(
      tone(light, 0.28),
      pts([880, 562, 940, 548, 1060, 530, 1230, 520]),
      562,
    ),
    dock(),
    firs(tone(light, 0), () => 830, {
      from: -20,
      to: 190,
      step: 70,
      height: 460,
      vary: 0.25,
      seed: 11,
    }),
    firs(tone(light, 0), () => 830, {
      from: 1030,
      to: 1230,
      step: 70,
      height: 430,
      vary: 0.25,
      seed: 15,
    }),
  );
}

/** The lake dock in perspective with a red canoe moored beside it. */
function dock(): string {
  const light = dusk;
  const plank = mix(tone(light, 0.1), light.sun, 0.3);
  const dark = tone(light, 0);
  const boards = Array.from({ length: 14 }, (_, i) => {
    const t = Math.pow(i / 14, 1.5);
    const y = 596 + 204 * t;
    const half = 44 + 92 * t;
    return poly(mix(plank, dark, 0.35), [
      [600 - half, y],
      [600 + half, y],
      [600 + half, y + 1 + t * 4],
      [600 - half, y + 1 + t * 4],
    ]);
  }).join("");
  return [
    poly(plank, pts([556, 596, 644, 596, 740, 806, 460, 806])),
    boards,
    pts([552, 596, 648, 596, 524, 680, 676, 680])
      .map(([x, y]) => rect(dark, x - 6, y - 34, 12, 60, { r: 2 }))
      .join(""),
    place(
      790,
      650,
      shape(
        ink.truck,
        "M-96 -16Q-70 -2 0 -4Q70 -2 96 -16Q80 16 0 16Q-80 16 -96 -16Z",
      ) +
        shape(
          mix(ink.truck, dark, 0.5),
          "M-82 -7Q-40 2 0 1Q40 2 82 -7Q50 8 0 8Q-50 8 -82 -7Z",
        ),
    ),
  ].join("");
}

/** The Legislative Building mirrored in Capitol Lake. */
export function olympia(): string {
  const light = golden;
  const shore = 560;
  const bluff: Point[] = pts([
    -20, 520, 160, 500, 330, 478, 600, 466, 860, 478, 1040, 498, 1220, 516,
  ]);
  const scene = [
    hill(tone(light, 0.5), bluff, shore),
    place(600, 472, capitol(light), { scale: 1.06 }),
    forest(
      tone(light, 0.4),
      pts([
        -20, 520, 160, 506, 330, 500, 600, 512, 860, 500, 1040, 506, 1220, 520,
      ]),
      { height: 34, step: 14, base: shore, seed: 6 },
    ),
    forest(
      tone(light, 0.25),
      pts([-20, 548, 300, 544, 600, 552, 900, 544, 1220, 548]),
      { height: 24, step: 12, base: shore, seed: 9 },
    ),
  ].join("");
  return sheet(
    sky(light, 500, { sun: { x: 230, y: 390, r: 0, glow: 300 }, seed: 9 }),
    cloud(light.cloud, 720, 150, 360, 30, 3),
    cloud(light.cloud, 80, 210, 280, 26, 8),
    ridgeLine(light),
    water(light, shore, { seed: 4 }),
    mirrored("hill", shore, scene, { squash: 0.85, opacity: 0.4 }),
    ripples(light.sun, { top: shore + 6, count: 55, opacity: 0.5 }),
    firs(tone(light, 0), () => 812, {
      from: -10,
      to: 200,
      step: 60,
      height: 230,
      seed: 2,
    }),
    firs(tone(light, 0), () => 812, {
      from: 1040,
      to: 1220,
      step: 60,
      height: 200,
      seed: 5,
    }),
  );
}

function ridgeLine(light: typeof golden): string {
  return hill(
    tone(light, 0.85),
    pts([-20, 440, 300, 420, 600, 436, 900, 412, 1220, 430]),
  );
}

/** The lakeside trail under big firs in the mist. */
export function lacey(): string {
  const light = misty;
  const shore = 430;
  const trail = lane([
    640, 478, 9, 700, 500, 16, 800, 532, 28, 806, 576, 46, 700, 640, 74, 600,
    720, 116, 590, 840, 190,
  ]);
  const bark = mix(tone(light, 0.05), ink.truck, 0.12);
  const bank = (d: number) => mix(tone(light, d), ink.moss, 0.35);
  return sheet(
    sky(light, shore, {
      sun: { x: 480, y: 236, r: 50, glow: 220 },
      seed: 3,
      swell: 0.2,
    }),
    forest(
      tone(light, 0.88),
      pts([-10, 380, 300, 350, 640, 376, 900, 340, 1210, 350]),
      { height: 40, step: 14, base: shore + 4, seed: 2 },
    ),
    forest(tone(light, 0.74), pts([-10, 396, 160, 404, 360, 428]), {
      height: 70,
      step: 20,
      base: shore + 4,
      seed: 5,
    }),
    water(light, shore, { seed: 9 }),
    glitter(light.sun, 480, shore + 8, 640, { width: 80 }),
    fog(light, 430, 46, 4, 0.85),
    ripples(light.cloud, {
      top: shore + 24,
      bottom: 660,
      count: 30,
      to: 760,
      opacity: 0.6,
    }),
    firs(tone(light, 0.66), () => 486, {
      from: 790,
      to: 1230,
      step: 40,
      height: 300,
      seed: 6,
    }),
    hill(bank(0.56), pts([520, 520, 620, 488, 760, 474, 960, 470, 1220, 456])),
    firs(tone(light, 0.5), () => 512, {
      from: 890,
      to: 1230,
      step: 52,
      height: 380,
      seed: 16,
    }),
    fog(light, 500, 30, 8, 0.55),
    hill(
      bank(0.4),
      pts([
        -20, 640, 200, 640, 400, 596, 520, 540, 640, 500, 820, 506, 1000, 520,
        1220, 520,
      ]),
    ),
    winding(mix(light.wall, ink.straw, 0.35), trail),
    trunk(tone(light, 0.42), tone(light, 0.5), 960, 580, 30),
    trunk(tone(light, 0.26), tone(light, 0.34), 1080, 660, 50),
    hill(bank(0.24), pts([760, 840, 860, 720, 960, 672, 1090, 652, 1220, 650])),
    hill(bank(0.2), pts([-20, 690, 160, 688, 300, 720, 420, 840])),
    bough(tone(light, 0.16), 170, 40, 250, -1, 5),
    bough(tone(light, 0.16), 210, 150, 200, 1, 8),
    trunk(bark, tone(light, 0.22), 190, 752, 84),
    hill(bank(0.12), pts([-20, 738, 120, 730, 240, 738, 340, 766, 430, 840])),
    bough(tone(light, 0.08), 200, 10, 330, 1, 4),
    bough(tone(light, 0.08), 180, 210, 210, -1, 6),
    bough(tone(light, 0.14), 1240, -20, 400, -1, 2),
    bough(tone(light, 0.1), 1240, 70, 290, -1, 7),
    lane([
      330, 770, 80, 60, 780, 100, 190, 760, 60, 900, 760, 66, 1010, 730, 54,
      1130, 780, 90,
    ])
      .map(([x, y, size]) => fern(mix(bank(0.1), ink.moss, 0.25), x, y, size))
      .join(""),
  );
}

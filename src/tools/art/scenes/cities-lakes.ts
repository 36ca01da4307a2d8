import { capitol } from "../landmarks";
import { mirrored, place, sheet } from "../layers";
import { hill } from "../mountains";
import { dusk, golden, ink, mix, tone } from "../palette";
import { cloud, sky, stars, streaks } from "../sky";
import { type Point, poly, pts, rect, shape } from "../svg";
import { firs, forest } from "../trees";
import { glitter, ripples, water } from "../water";

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

import { ferry, sloop } from "../boats";
import { floatingBridge } from "../bridges";
import { hamlet } from "../cottages";
import { lane, winding } from "../ground";
import { grove } from "../grove";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, golden, ink, mix, morning, tone } from "../palette";
import { rainier } from "../rainier";
import { range } from "../range";
import type { Scene } from "../scene";
import { cloud, gulls, sky, streaks } from "../sky";
import { pts, shape } from "../svg";
import { forest } from "../trees";
import { glitter, ripples, water } from "../water";
import { thurston } from "./thurston";

function pierce(): string {
  const light = morning;
  const river = lane([
    590, 468, 3, 630, 482, 6, 575, 504, 11, 640, 536, 19, 570, 584, 32, 655,
    648, 54, 590, 724, 86, 650, 830, 130,
  ]);
  const meadow = mix(mix(ink.moss, ink.straw, 0.25), tone(light, 0.7), 0.25);
  return sheet(
    sky(light, 450, { seed: 31, swell: 0.2 }),
    cloud(light.cloud, 70, 170, 300, 30, 5),
    cloud(light.cloud, 830, 230, 340, 30, 2),
    rainier(light, { x: 600, base: 440, height: 350, sunSide: "right" }),
    forest(
      tone(light, 0.84),
      pts([
        -20, 350, 140, 392, 300, 424, 470, 446, 620, 452, 760, 446, 920, 420,
        1080, 380, 1220, 340,
      ]),
      { height: 12, step: 8, seed: 2, base: 520 },
    ),
    hill(meadow, pts([-20, 470, 300, 462, 600, 458, 900, 462, 1220, 470])),
    winding(light.water[0] ?? meadow, river),
    forest(
      tone(light, 0.72),
      pts([-20, 388, 140, 420, 300, 452, 440, 478, 570, 500]),
      { height: 18, step: 9, seed: 4, base: 620, toe: -110 },
    ),
    forest(
      tone(light, 0.66),
      pts([640, 522, 760, 486, 900, 450, 1060, 410, 1220, 372]),
      { height: 20, step: 10, seed: 5, base: 640, toe: 90 },
    ),
    forest(
      tone(light, 0.54),
      pts([-20, 450, 160, 488, 320, 526, 460, 560, 560, 586]),
      { height: 32, step: 14, seed: 16, base: 720, toe: -130 },
    ),
    forest(
      tone(light, 0.48),
      pts([690, 640, 800, 590, 930, 540, 1080, 490, 1220, 450]),
      { height: 38, step: 16, seed: 7, base: 780, toe: 80 },
    ),
    forest(
      tone(light, 0.34),
      pts([-20, 540, 150, 588, 300, 640, 430, 690, 540, 732]),
      { height: 54, step: 21, seed: 6, toe: -90 },
    ),
    forest(
      tone(light, 0.22),
      pts([720, 830, 820, 750, 940, 680, 1080, 620, 1220, 570]),
      { height: 74, step: 26, seed: 9, base: 834 },
    ),
    grove(light, pts([-30, 660, 120, 710, 260, 780, 360, 840]), {
      height: 190,
      seed: 8,
      near: 0.03,
    }),
    grove(light, pts([930, 840, 1050, 770, 1230, 700]), {
      height: 190,
      seed: 12,
      near: 0.03,
    }),
  );
}

function king(): string {
  const light = dawn;
  const shore = 490;
  return sheet(
    sky(light, shore, { sun: { x: 380, y: 372, r: 46, glow: 250 }, seed: 19 }),
    streaks(light, shore, 4),
    range(light, {
      from: -60,
      to: 1260,
      base: 474,
      height: 215,
      step: 130,
      seed: 12,
      distance: 0.84,
      sunSide: "left",
    }),
    forest(
      tone(light, 0.72),
      pts([-10, 470, 240, 456, 560, 474, 860, 458, 1210, 448]),
      { height: 14, step: 8, base: shore + 2, seed: 3 },
    ),
    forest(
      tone(light, 0.5),
      pts([620, 490, 760, 474, 900, 464, 1060, 456, 1210, 450]),
      { height: 24, step: 11, base: shore + 2, seed: 7 },
    ),
    hamlet(light, () => shore, {
      from: 850,
      to: 1160,
      size: 18,
      seed: 5,
      lit: 0.3,
    }),
    water(light, shore, { seed: 5 }),
    glitter(light.sun, 380, shore, 700, { width: 70 }),
    ripples(light.sun, { top: shore + 6, count: 60, opacity: 0.4 }),
    floatingBridge(light),
    place(930, 610, sloop(light), { scale: 0.62 }),
    place(1060, 560, sloop(light), { scale: 0.34, flip: true }),
    grove(light, pts([900, 840, 1020, 780, 1230, 720]), {
      height: 190,
      seed: 4,
    }),
  );
}

function kitsap(): string {
  const light = golden;
  const shore = 476;
  const foam = mix(light.snowLit, light.water[1] ?? "", 0.3);
  return sheet(
    sky(light, shore, {
      sun: { x: 860, y: 262, r: 56, glow: 270 },
      seed: 26,
      swell: 0.2,
    }),
    streaks(light, shore, 31, 7),
    range(light, {
      from: -80,
      to: 1280,
      base: 450,
      height: 270,
      step: 170,
      seed: 15,
      distance: 0.82,
    }),
    forest(
      tone(light, 0.68),
      pts([-10, 446, 260, 438, 560, 452, 860, 436, 1210, 424]),
      { height: 15, step: 8, base: shore + 2, seed: 3 },
    ),
    forest(tone(light, 0.46), pts([-20, 440, 160, 448, 340, 462, 520, 476]), {
      height: 26,
      step: 12,
      base: shore + 2,
      seed: 5,
    }),
    hamlet(light, () => shore + 2, { from: 60, to: 300, size: 18, seed: 6 }),
    water(light, shore, { seed: 9 }),
    glitter(light.sun, 860, shore, 790, { width: 100 }),
    ripples(light.sun, { top: shore + 10, count: 60, opacity: 0.45 }),
    shape(foam, "M790 622Q980 634 1230 712V690Q1000 626 800 614Z", 0.65),
    shape(foam, "M800 616Q1000 610 1230 628V618Q1000 604 800 608Z", 0.5),
    place(580, 614, ferry(light), { scale: 1.3, flip: true }),
    gulls(light.snowLit, pts([900, 500, 960, 520, 1010, 486, 850, 530]), 20),
  );
}

export const counties: readonly Scene[] = [
  { file: "counties/pierce-county", draw: pierce },
  { file: "counties/king-county", draw: king },
  { file: "counties/thurston-county", draw: thurston },
  { file: "counties/kitsap-county", draw: kitsap },
];

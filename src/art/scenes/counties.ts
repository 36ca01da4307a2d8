import { ferry, sloop } from "../boats";
import { floatingBridge } from "../bridges";
import { hamlet } from "../cottages";
import { type Lane, lane, winding } from "../ground";
import { heron } from "../heron";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, golden, ink, misty, mix, morning, tone } from "../palette";
import { rainier } from "../rainier";
import { range } from "../range";
import type { Scene } from "../scene";
import { cloud, gulls, sky, streaks } from "../sky";
import { pts, rect, shape } from "../svg";
import { forest, grove } from "../trees";
import { fog, glitter, ripples, water } from "../water";
import { blades } from "../woods";

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

function thurston(): string {
  const light = misty;
  const channel: Lane = lane([
    600, 462, 10, 680, 478, 22, 560, 500, 44, 470, 530, 76, 600, 580, 130, 690,
    650, 210, 560, 740, 330, 520, 840, 460,
  ]);
  const grass = (k: number, d: number) =>
    mix(mix(ink.moss, ink.straw, k), tone(light, d), 0.4);
  return sheet(
    sky(light, 440, {
      sun: { x: 300, y: 240, r: 54, glow: 240 },
      seed: 8,
      swell: 0.2,
    }),
    hill(
      tone(light, 0.95),
      pts([-20, 372, 200, 350, 420, 366, 700, 336, 960, 352, 1220, 330]),
      470,
    ),
    forest(
      tone(light, 0.84),
      pts([-10, 408, 260, 396, 600, 412, 900, 388, 1210, 394]),
      { height: 18, step: 9, base: 470, seed: 2 },
    ),
    forest(tone(light, 0.66), pts([700, 446, 860, 436, 1000, 424, 1210, 410]), {
      height: 34,
      step: 14,
      base: 470,
      seed: 4,
    }),
    fog(light, 440, 44, 3, 0.85),
    rect(grass(0.7, 0.8), 0, 444, 1200, 372),
    hill(grass(0.5, 0.7), pts([-20, 484, 300, 478, 700, 490, 1220, 476])),
    hill(grass(0.35, 0.6), pts([-20, 540, 240, 520, 700, 560, 1220, 524])),
    winding(light.water[1] ?? "", channel),
    winding(
      light.water[0] ?? "",
      channel.map(([x, y, h]) => [x - h * 0.08, y, h * 0.72] as const),
    ),
    ripples(light.water[3] ?? "", {
      top: 580,
      bottom: 760,
      from: 380,
      to: 860,
      count: 20,
      opacity: 0.5,
    }),
    blades(grass(0.25, 0.4), {
      from: 860,
      to: 1220,
      y: 640,
      height: 80,
      step: 7,
      seed: 5,
    }),
    blades(grass(0.25, 0.4), {
      from: -20,
      to: 330,
      y: 660,
      height: 90,
      step: 7,
      seed: 6,
    }),
    hill(grass(0.25, 0.4), pts([770, 730, 850, 648, 1040, 616, 1220, 604])),
    hill(grass(0.25, 0.4), pts([-20, 616, 160, 626, 310, 652, 430, 740])),
    hill(
      grass(0.1, 0.25),
      pts([380, 800, 520, 742, 640, 728, 800, 744, 900, 800]),
    ),
    place(640, 742, heron(), { scale: 2 }),
    blades(mix(ink.moss, tone(light, 0.1), 0.55), {
      from: 400,
      to: 880,
      y: 790,
      height: 84,
      step: 9,
      seed: 11,
    }),
    blades(tone(light, 0.1), {
      from: -20,
      to: 470,
      y: 806,
      height: 190,
      seed: 7,
    }),
    blades(tone(light, 0.05), {
      from: 780,
      to: 1220,
      y: 810,
      height: 200,
      seed: 9,
    }),
    gulls(tone(light, 0.5), pts([820, 190, 880, 214, 930, 180]), 16),
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

import { ferry } from "../boats";
import { grove } from "../grove";
import { headland, town } from "../headland";
import { place, sheet } from "../layers";
import { narrows } from "../narrows";
import { dawn, ink, mix, tone } from "../palette";
import { range } from "../range";
import { sky, streaks } from "../sky";
import { pts, shape } from "../svg";
import { forest } from "../trees";
import { fog, glitter, ripples, water } from "../water";

/** Inlets, headlands and islands down the length of the Sound at dawn. */
export function serviceAreas(): string {
  const light = dawn;
  const shore = 316;
  return sheet(
    sky(light, shore, { sun: { x: 500, y: 176, r: 40, glow: 230 }, seed: 14 }),
    streaks(light, shore, 12, 7),
    range(light, {
      from: -60,
      to: 1260,
      base: 312,
      height: 150,
      step: 96,
      seed: 11,
      distance: 0.92,
      sunSide: "left",
    }),
    forest(
      tone(light, 0.95),
      pts([-20, 300, 200, 308, 420, 304, 700, 312, 960, 304, 1220, 294]),
      { height: 7, step: 6, base: shore + 2 },
    ),
    water(light, shore, { seed: 6, bands: 10 }),
    glitter(light.sun, 500, shore, 640, { width: 56, spread: 2.4 }),
    ripples(light.sun, { top: shore + 4, count: 70, seed: 4, opacity: 0.35 }),
    far(),
    crossing(),
    middle(),
    place(690, 612, wake() + ferry(light, { wake: false }), { scale: 0.5 }),
    near(),
  );
}

/** Low points and islands under the horizon. */
function far(): string {
  const light = dawn;
  return [
    headland(light, {
      crest: pts([520, 330, 700, 322, 960, 320, 1220, 312]),
      shore: pts([520, 332, 700, 338, 960, 340, 1220, 344]),
      distance: 0.86,
      trees: 9,
      seed: 3,
    }),
    headland(light, {
      crest: pts([-20, 322, 120, 326, 240, 336, 300, 344]),
      shore: pts([-20, 352, 120, 354, 240, 350, 300, 346]),
      distance: 0.8,
      trees: 11,
      seed: 5,
    }),
    headland(light, {
      crest: pts([520, 366, 570, 358, 640, 356, 720, 362, 760, 370]),
      shore: pts([520, 368, 580, 375, 660, 377, 720, 375, 760, 371]),
      distance: 0.74,
      trees: 12,
      seed: 8,
    }),
    town(light, 960, 338, { width: 180, size: 11, seed: 4 }),
    fog(light, 348, 10, 3, 0.4),
  ].join("");
}

/** The suspension bridge over the strait. */
function crossing(): string {
  return place(
    196,
    272,
    narrows(dawn, { towers: [330, 870], deck: 330, top: 90, foot: 468 }),
    { scale: 0.56 },
  );
}

/** The two shores the bridge joins, each with its town. */
function middle(): string {
  const light = dawn;
  return [
    headland(light, {
      crest: pts([-20, 400, 120, 404, 220, 424, 300, 446, 350, 470]),
      shore: pts([-20, 500, 100, 504, 200, 496, 290, 486, 350, 474]),
      distance: 0.56,
      trees: 26,
      seed: 12,
    }),
    town(light, 130, 494, { width: 190, size: 17, seed: 9 }),
    headland(light, {
      crest: pts([740, 478, 790, 452, 880, 432, 1000, 416, 1220, 396]),
      shore: pts([740, 482, 800, 496, 900, 508, 1040, 514, 1220, 508]),
      distance: 0.5,
      trees: 28,
      seed: 4,
    }),
    town(light, 990, 502, { width: 240, size: 18, seed: 2 }),
  ].join("");
}

/** The two trails of foam behind a ferry that heads left. */
function wake(): string {
  const foam = mix(dawn.snowLit, ink.mist, 0.15);
  return (
    shape(foam, "M180 -2Q420 12 760 86Q420 40 150 8Z", 0.75) +
    shape(foam, "M190 0Q440 -4 700 16Q440 14 160 8Z", 0.6) +
    shape(foam, "M-206 0Q-232 -10 -236 2Q-212 8 -190 4Z")
  );
}

/** Wooded bluffs that frame the near water. */
function near(): string {
  const light = dawn;
  return [
    headland(light, {
      crest: pts([-20, 528, 90, 542, 200, 578, 290, 620, 340, 650]),
      shore: pts([-20, 700, 100, 702, 210, 686, 290, 668, 340, 654]),
      distance: 0.3,
      trees: 54,
      seed: 6,
    }),
    town(light, 180, 682, { width: 170, size: 25, tiers: 1, seed: 5 }),
    headland(light, {
      crest: pts([900, 690, 960, 654, 1050, 622, 1220, 590]),
      shore: pts([900, 694, 980, 716, 1080, 730, 1220, 736]),
      distance: 0.26,
      trees: 56,
      seed: 9,
    }),
    grove(light, pts([-30, 800, 120, 830, 260, 880]), { height: 130, seed: 3 }),
    grove(light, pts([760, 850, 980, 800, 1230, 770]), {
      height: 140,
      seed: 8,
    }),
  ].join("");
}

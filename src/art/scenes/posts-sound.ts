import { cruiser, footFerry, sloop } from "../boats";
import { hamlet } from "../cottages";
import { capitol } from "../landmarks";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, dusk, ink, mix, tone } from "../palette";
import { gulls, sky, stars, streaks } from "../sky";
import { bar, disc, type Point, poly, pts, rect } from "../svg";
import { crestAt, forest } from "../trees";
import { glitter, ripples, water } from "../water";

/** The boardwalk with its lamps lit and boats alongside. */
export function olympiaGuide(): string {
  const light = dusk;
  const shore = 500;
  const wood = mix(mix(ink.walnut, light.sun, 0.15), tone(light, 0.3), 0.25);
  const dark = tone(light, 0.04);
  const lamps = [60, 250, 640, 830, 1020, 1180];
  const posts = (step: number, y: number, w: number, h: number, fill: string) =>
    Array.from({ length: Math.ceil(1200 / step) + 1 }, (_, i) =>
      rect(fill, i * step, y, w, h),
    ).join("");
  const walk = [
    posts(64, 556, 14, 90, mix(dark, wood, 0.25)),
    rect(mix(wood, dark, 0.55), 0, 554, 1200, 16),
    rect(wood, 0, 546, 1200, 10),
    posts(32, 512, 4, 36, mix(wood, dark, 0.3)),
    rect(mix(wood, light.sun, 0.25), 0, 508, 1200, 6),
    rect(mix(wood, dark, 0.3), 0, 528, 1200, 3),
  ].join("");
  const lamp = (x: number) =>
    bar(dark, 5, [x, 548], [x, 420]) +
    disc(ink.lamp, x, 412, 46, 0.13) +
    disc(ink.lamp, x, 412, 24, 0.22) +
    disc(ink.lamp, x, 412, 9) +
    rect(dark, x - 9, 400, 18, 4);
  return sheet(
    sky(light, shore, { sun: { x: 760, y: 470, r: 0, glow: 330 }, seed: 6 }),
    stars(light, 420, 21),
    streaks(light, shore, 24, 6),
    hill(
      tone(light, 0.8),
      pts([-20, 420, 240, 396, 520, 372, 820, 366, 1220, 400]),
    ),
    place(790, 372, capitol(light), { scale: 0.46 }),
    forest(
      tone(light, 0.62),
      pts([-10, 424, 300, 404, 620, 384, 820, 380, 1000, 394, 1210, 410]),
      { height: 26, step: 12, base: 560, seed: 4 },
    ),
    forest(tone(light, 0.44), pts([-10, 470, 300, 466, 700, 470, 1210, 462]), {
      height: 30,
      step: 14,
      base: 560,
      seed: 8,
    }),
    lookout(430, 548),
    water(light, 566, { seed: 6 }),
    lamps
      .map((x) =>
        glitter(ink.lamp, x, 580, 790, {
          width: 26,
          spread: 1.6,
          seed: x,
          opacity: 0.55,
        }),
      )
      .join(""),
    ripples(light.cloud, { top: 590, count: 36, opacity: 0.35 }),
    walk,
    lamps.map(lamp).join(""),
    place(
      250,
      690,
      sloop(light, { sails: false, cover: ink.truck, mast: dark }),
      { scale: 2.3 },
    ),
    place(560, 676, cruiser(light, { stripe: ink.truck }), { scale: 2.1 }),
    place(
      880,
      684,
      sloop(light, {
        sails: false,
        hull: mix(ink.fir, ink.mist, 0.3),
        mast: dark,
      }),
      { scale: 2.2, flip: true },
    ),
    place(1110, 760, cruiser(light), { scale: 1.6, flip: true }),
  );
}

/** The timber lookout tower on the boardwalk. */
function lookout(x: number, y: number): string {
  const light = dusk;
  const wood = mix(mix(ink.walnut, light.sun, 0.1), tone(light, 0.2), 0.45);
  const dark = mix(wood, tone(light, 0), 0.55);
  return place(
    x,
    y,
    [
      poly(dark, pts([-44, 0, -34, 0, -30, -206, -38, -206])),
      poly(wood, pts([44, 0, 34, 0, 30, -206, 38, -206])),
      bar(dark, 5, [-40, -8], [36, -92]),
      bar(dark, 5, [40, -8], [-36, -92]),
      rect(wood, -46, -104, 92, 9),
      rect(wood, -54, -150, 108, 9),
      [-50, -30, -10, 10, 30, 46]
        .map((px) => rect(wood, px, -178, 4, 30))
        .join(""),
      rect(wood, -54, -180, 108, 5),
      rect(ink.lamp, -30, -206, 60, 26, { opacity: 0.5 }),
      poly(tone(light, 0.12), pts([-66, -204, 0, -256, 66, -204])),
      poly(
        mix(tone(light, 0.12), light.sun, 0.22),
        pts([0, -256, 66, -204, 18, -204]),
      ),
    ].join(""),
  );
}

/** The foot ferry on the way to the town on its slope. */
export function portOrchardGuide(): string {
  const light = dawn;
  const shore = 510;
  const slope: Point[] = pts([
    -20, 470, 240, 440, 520, 410, 800, 430, 1000, 450, 1220, 470,
  ]);
  return sheet(
    sky(light, shore, { sun: { x: 260, y: 380, r: 44, glow: 230 }, seed: 16 }),
    streaks(light, shore, 14),
    forest(
      tone(light, 0.7),
      pts([-20, 420, 300, 380, 620, 360, 900, 384, 1220, 410]),
      { height: 30, step: 13, base: shore },
    ),
    hill(tone(light, 0.5), slope, shore),
    hamlet(light, crestAt(pts([0, 460, 520, 440, 1200, 470])), {
      from: 220,
      to: 1000,
      size: 30,
      seed: 4,
    }),
    forest(
      mix(tone(light, 0.42), ink.fir, 0.25),
      pts([-20, 496, 240, 490, 520, 484, 800, 488, 1220, 498]),
      { height: 34, step: 24, seed: 12, base: shore },
    ),
    hamlet(light, () => shore - 2, {
      from: 170,
      to: 1090,
      size: 42,
      seed: 9,
      gap: 1.7,
    }),
    rect(tone(light, 0.2), 0, shore - 5, 1200, 8),
    rect(tone(light, 0.2), 700, shore + 14, 300, 7),
    [704, 760, 820, 880, 940, 990]
      .map((x) => rect(tone(light, 0.15), x, shore, 6, 34))
      .join(""),
    water(light, shore, { seed: 2 }),
    glitter(light.sun, 260, shore, 780, { width: 80 }),
    ripples(light.sun, { top: shore + 8, count: 50, opacity: 0.4 }),
    place(620, 660, footFerry(light), { scale: 2 }),
    gulls(light.cloud, pts([420, 560, 360, 590, 300, 540]), 18),
  );
}

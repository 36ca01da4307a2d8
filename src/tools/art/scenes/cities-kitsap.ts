import { cruiser, ferry, sloop } from "../boats";
import { girderBridge } from "../bridges";
import { hamlet } from "../cottages";
import { hammerhead } from "../landmarks";
import { place, sheet } from "../layers";
import { golden, ink, mix, morning, tone } from "../palette";
import { random } from "../random";
import { range } from "../range";
import { cloud, gulls, sky, streaks } from "../sky";
import { pts, rect } from "../svg";
import { blocks, lights } from "../towers";
import { crestAt, forest } from "../trees";
import { glitter, ripples, water } from "../water";

/** Crane, bridge and ferry in front of the Olympics. */
export function bremerton(): string {
  const light = morning;
  const shore = 545;
  return sheet(
    sky(light, 450, { seed: 21, swell: 0.2 }),
    cloud(light.cloud, 700, 110, 360, 36, 5),
    cloud(light.cloud, 20, 200, 240, 24, 7),
    range(light, {
      from: -60,
      to: 1260,
      base: 470,
      height: 220,
      step: 120,
      seed: 8,
      distance: 0.84,
      sunSide: "left",
    }),
    forest(tone(light, 0.74), pts([-10, 456, 300, 446, 700, 460, 1210, 436]), {
      height: 13,
      step: 8,
      base: shore,
      seed: 3,
    }),
    forest(tone(light, 0.56), pts([560, 520, 760, 500, 980, 480, 1210, 466]), {
      height: 22,
      step: 11,
      base: shore,
      seed: 5,
    }),
    hamlet(light, crestAt(pts([700, 530, 960, 522, 1210, 512])), {
      from: 720,
      to: 1200,
      size: 24,
      seed: 2,
    }),
    water(light, shore, { seed: 3 }),
    girderBridge(light, {
      from: 612,
      to: 1250,
      deck: 448,
      foot: shore + 12,
      spans: 4,
    }),
    blocks(tone(light, 0.5), -10, 600, shore, 84, 6),
    lights(mix(light.cloud, tone(light, 0.5), 0.4), 10, 560, 500, 530, 40, 3),
    place(318, shore, hammerhead(light), { scale: 1.16 }),
    blocks(tone(light, 0.3), -10, 612, shore + 6, 38, 8),
    rect(tone(light, 0.16), -10, shore, 624, 14),
    ripples(light.sun, { top: shore + 18, count: 60, opacity: 0.5 }),
    place(700, 682, ferry(light), { scale: 1.06, flip: true }),
    gulls(light.cloud, pts([520, 610, 470, 590, 430, 618]), 17),
  );
}

/** The marina at sunset, masts against the light. */
export function portOrchard(): string {
  const light = golden;
  const shore = 490;
  const rng = random(7);
  const mast = tone(light, 0.16);
  const moored = (y: number, count: number, scale: number, seed: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + 0.5) / count) * 1200 + rng.between(-14, 14);
      const cover = (i + seed) % 5 === 2 ? ink.truck : ink.sound;
      const hull = (i + seed) % 3 === 0 ? tone(light, 0.22) : light.snowLit;
      return place(x, y, sloop(light, { sails: false, hull, cover, mast }), {
        scale: scale * rng.between(0.9, 1.1),
        flip: i % 2 === 0,
      });
    }).join("");
  const float = (y: number, h: number) =>
    rect(mix(tone(light, 0.1), light.sun, 0.3), 0, y, 1200, h * 0.4) +
    rect(tone(light, 0.06), 0, y + h * 0.4, 1200, h * 0.6);
  const piles = (y: number, count: number, w: number, h: number) =>
    Array.from({ length: count }, (_, i) =>
      rect(tone(light, 0.04), ((i + 0.2) / count) * 1200, y - h, w, h * 1.2, {
        r: 2,
      }),
    ).join("");
  return sheet(
    sky(light, shore, { sun: { x: 620, y: 352, r: 58, glow: 290 }, seed: 13 }),
    streaks(light, shore, 9, 7),
    range(light, {
      from: -60,
      to: 1260,
      base: 474,
      height: 165,
      step: 110,
      seed: 5,
      distance: 0.78,
    }),
    forest(tone(light, 0.6), pts([-10, 470, 300, 458, 700, 472, 1210, 454]), {
      height: 14,
      step: 8,
      base: shore + 2,
      seed: 3,
    }),
    water(light, shore, { seed: 4 }),
    glitter(light.sun, 620, shore, 800, { width: 100 }),
    moored(556, 11, 0.72, 1),
    float(560, 12),
    piles(560, 14, 6, 26),
    moored(652, 7, 1.25, 3),
    float(660, 20),
    piles(660, 9, 10, 46),
    ripples(light.sun, { top: 690, count: 22, opacity: 0.45 }),
    place(512, 712, cruiser(light, { stripe: ink.truck }), { scale: 1.3 }),
    gulls(light.cloud, pts([800, 250, 850, 232, 900, 262]), 16),
  );
}

import { carton, handTruck } from "../boxes";
import { broadleaf } from "../broadleaf";
import { place, sheet } from "../layers";
import { golden, ink, mix, tone } from "../palette";
import { sky, streaks } from "../sky";
import { poly, pts, rect } from "../svg";
import { tower } from "../towers";
import { ramp, truckSide } from "../truck";
import { walkUp } from "../walkUp";

const light = golden;

/** The truck is loaded at the kerb of a brick walk-up late in the day. */
export function apartment(): string {
  const pavement = mix(light.wall, light.wallShade, 0.35);
  const street = mix(tone(light, 0.3), light.wallShade, 0.3);
  return sheet(
    sky(light, 640, { sun: { x: 1060, y: 300, r: 50, glow: 250 }, seed: 12 }),
    streaks(light, 400, 18),
    neighbors(),
    place(96, 616, walkUp(light), { scale: 0.94 }),
    rect(pavement, 0, 612, 1200, 48),
    poly(ink.lamp, pts([386, 612, 484, 612, 522, 660, 346, 660]), 0.5),
    rect(mix(light.wall, light.sun, 0.4), 0, 656, 1200, 6),
    rect(mix(street, tone(light, 0), 0.3), 0, 662, 1200, 10),
    rect(street, 0, 672, 1200, 140),
    broadleaf(light, mix(ink.fir, ink.moss, 0.45), 1110, 650, 330, {
      seed: 5,
      sunSide: "left",
    }),
    loading(),
  );
}

/** The lower street beyond, falling away towards the sun. */
function neighbors(): string {
  const block = (x: number, width: number, height: number, d: number) =>
    tower(light, {
      x,
      y: 620,
      width,
      height,
      fill: mix(tone(light, d), light.wallShade, 0.4),
      windows: 0.55,
      pane: mix(light.window, tone(light, d), 0.3),
    });
  return [
    block(-30, 130, 380, 0.6),
    block(930, 110, 170, 0.75),
    block(790, 160, 330, 0.6),
    block(1030, 200, 120, 0.6),
  ].join("");
}

/** Truck, ramp and the boxes still on the pavement. */
function loading(): string {
  const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    label?: string,
  ) => place(x, y, carton(light, { width, height, label }));
  return [
    box(84, 652, 116, 84),
    box(88, 568, 92, 66, ink.truck),
    box(200, 654, 92, 66),
    place(330, 676, handTruck(ink.sound, ink.rubber), { scale: 0.7 }),
    box(384, 668, 90, 68),
    box(380, 600, 74, 54, ink.sound),
    place(850, 712, ramp(light) + truckSide(light), { scale: 1.66 }),
  ].join("");
}

import { type Lane, lane, winding } from "../ground";
import { heron } from "../heron";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { ink, misty, mix, tone } from "../palette";
import { gulls, sky } from "../sky";
import { pts, rect } from "../svg";
import { forest } from "../trees";
import { fog, ripples } from "../water";
import { blades } from "../woods";

/** A heron in the tidal grass of the Nisqually delta. */
export function thurston(): string {
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

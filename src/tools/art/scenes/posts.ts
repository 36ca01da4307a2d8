import { carton, handTruck, plant } from "../boxes";
import { broadleaf } from "../broadleaf";
import { craftsman } from "../houses";
import { boards } from "../interior";
import { clipped, place, sheet } from "../layers";
import { ink, mix, morning, tone } from "../palette";
import type { Scene } from "../scene";
import { sky } from "../sky";
import { oval, type Point, poly, pts, rect, straight } from "../svg";
import { forest } from "../trees";
import { bellevueGuide, seattleGuide } from "./posts-lake";
import { portOrchardGuide } from "./port-orchard-guide";
import { neighborhoods } from "./neighborhoods";
import { olympiaGuide } from "./olympia-guide";
import { tacomaGuide } from "./tacoma-guide";

function tips(): string {
  const light = morning;
  const wall = mix(ink.sound, ink.deep, 0.25);
  const corners: Point[] = pts([420, 120, 780, 120, 780, 660, 420, 660]);
  const garden = [
    sky(light, 470, { seed: 3 }),
    forest(tone(light, 0.6), pts([400, 420, 600, 400, 800, 420]), {
      height: 50,
    }),
    rect(mix(ink.moss, ink.fir, 0.2), 400, 470, 400, 200),
    place(680, 540, craftsman(light, { door: ink.sound }), { scale: 0.9 }),
    poly(
      mix(light.wall, ink.mist, 0.2),
      pts([500, 670, 700, 670, 640, 540, 610, 540]),
    ),
    broadleaf(light, ink.fir, 470, 560, 240),
  ].join("");
  return sheet(
    rect(wall, 0, 0, 1200, 800),
    rect(mix(wall, ink.deep, 0.3), 0, 470, 1200, 170),
    rect(mix(wall, ink.mist, 0.35), 0, 462, 1200, 9),
    rect(mix(wall, ink.snow, 0.55), 0, 638, 1200, 24),
    boards(
      mix(ink.walnut, ink.deep, 0.2),
      mix(ink.walnut, ink.deep, 0.5),
      660,
      [600, 300],
    ),
    poly(
      mix(light.sun, ink.oak, 0.4),
      pts([420, 660, 780, 660, 980, 800, 380, 800]),
      0.6,
    ),
    rect(ink.snow, 396, 96, 408, 566),
    clipped("door", straight(corners), garden),
    poly(ink.truck, pts([780, 120, 930, 80, 930, 710, 780, 660])),
    place(520, 720, handTruck(ink.truck, ink.deep), { scale: 1.2 }),
    place(600, 706, carton(light, { width: 150, height: 120 })),
    place(
      600,
      586,
      carton(light, { width: 140, height: 100, label: ink.truck }),
    ),
    place(600, 486, carton(light, { width: 110, height: 80 })),
    oval(ink.deep, 580, 726, 120, 8, 0.3),
    place(230, 704, carton(light, { width: 170, height: 120, side: "right" })),
    place(240, 584, carton(light, { width: 120, height: 90 })),
    place(1040, 716, plant(light, mix(ink.fir, ink.moss, 0.2)), {
      scale: 1.35,
    }),
  );
}

export const posts: readonly Scene[] = [
  { file: "posts/moving-to-tacoma-guide", draw: tacomaGuide },
  { file: "posts/best-tacoma-neighborhoods", draw: neighborhoods },
  { file: "posts/seattle-living-guide", draw: seattleGuide },
  { file: "posts/bellevue-living-guide", draw: bellevueGuide },
  { file: "posts/living-in-olympia-guide", draw: olympiaGuide },
  { file: "posts/port-orchard-living-guide", draw: portOrchardGuide },
  { file: "posts/moving-tips-and-tricks", draw: tips },
];

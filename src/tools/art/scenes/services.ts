import { carton, lamp, plant } from "../boxes";
import { broadleaf } from "../broadleaf";
import { craftsman } from "../houses";
import { boards, casement, sunSlab } from "../interior";
import { place, sheet } from "../layers";
import { hill } from "../mountains";
import { golden, ink, mix, morning, tone } from "../palette";
import type { Scene } from "../scene";
import { cloud, sky } from "../sky";
import { pts, rect } from "../svg";
import { firs, forest } from "../trees";
import { truckSide } from "../truck";
import { water } from "../water";
import { apartment } from "./apartment";
import { longDistance } from "./long-distance";

function local(): string {
  const light = morning;
  const green = mix(ink.fir, ink.moss, 0.35);
  return sheet(
    sky(light, 520, { sun: { x: 250, y: 200, r: 0, glow: 280 }, seed: 41 }),
    cloud(light.cloud, 820, 130, 300, 28, 4),
    forest(
      tone(light, 0.7),
      pts([-10, 380, 300, 330, 600, 372, 900, 320, 1210, 350]),
      { height: 50, step: 18, seed: 2 },
    ),
    firs(tone(light, 0.5), () => 500, {
      from: 20,
      to: 1200,
      step: 120,
      height: 330,
      seed: 7,
      vary: 0.25,
    }),
    rect(mix(ink.moss, ink.fir, 0.3), 0, 490, 1200, 200),
    place(
      200,
      560,
      craftsman(light, {
        wall: mix(ink.mist, ink.snow, 0.25),
        door: ink.truck,
      }),
      { scale: 1.35 },
    ),
    place(
      612,
      566,
      craftsman(light, { wall: mix(ink.straw, ink.snow, 0.45), door: ink.fir }),
      { scale: 1.45, flip: true },
    ),
    place(
      1010,
      560,
      craftsman(light, {
        wall: mix(ink.moss, ink.snow, 0.25),
        door: ink.sound,
      }),
      { scale: 1.35 },
    ),
    broadleaf(light, green, 392, 596, 400, { seed: 3, slim: 0.6 }),
    broadleaf(light, mix(green, ink.fir, 0.4), 832, 596, 440, {
      seed: 8,
      slim: 0.6,
    }),
    rect(mix(ink.moss, ink.fir, 0.2), 0, 556, 1200, 60),
    rect(mix(light.wall, tone(light, 0.5), 0.3), 0, 600, 1200, 22),
    rect(mix(tone(light, 0.35), light.wall, 0.12), 0, 622, 1200, 180),
    place(560, 706, truckSide(light), { scale: 1.25 }),
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(mix(light.wall, tone(light, 0.4), 0.2), 40 + i * 270, 748, 130, 8),
      )
      .join(""),
  );
}

function packing(): string {
  const light = golden;
  const wall = mix(ink.mist, ink.snow, 0.45);
  return sheet(
    rect(wall, 0, 0, 1200, 800),
    [0, 1, 2]
      .flatMap((i) =>
        [0, 1].map((j) => {
          const [x, y, h] = [
            700 + i * 112,
            96 + i * 22 + j * 150,
            j === 0 ? 130 : 230,
          ];
          return sunSlab(
            light,
            [
              [x, y],
              [x + 98, y + 19],
              [x + 98, y + 19 + h],
              [x, y + h],
            ],
            0.5,
          );
        }),
      )
      .join(""),
    casement(
      "view",
      ink.snow,
      { x: 190, y: 110, width: 360, height: 320, bars: 3 },
      [
        sky(light, 360, { seed: 4 }),
        hill(tone(light, 0.7), pts([150, 340, 300, 320, 420, 336, 600, 310])),
        water(light, 360, { bottom: 440 }),
        forest(tone(light, 0.4), pts([150, 400, 300, 390, 600, 404]), {
          height: 30,
        }),
      ].join(""),
    ),
    boards(
      mix(ink.oak, light.wall, 0.15),
      mix(ink.oak, ink.deep, 0.25),
      590,
      [600, 200],
    ),
    rect(ink.snow, 0, 572, 1200, 20),
    sunSlab(light, pts([420, 592, 800, 592, 1080, 800, 560, 800]), 0.4),
    place(270, 690, plant(light, ink.fir), { scale: 1.5 }),
    place(
      560,
      690,
      carton(light, { width: 240, height: 180, label: ink.truck }),
    ),
    place(560, 510, carton(light, { width: 180, height: 130 })),
    place(860, 720, carton(light, { width: 200, height: 150 })),
    place(860, 560, lamp(light), { scale: 1.25 }),
  );
}

export const services: readonly Scene[] = [
  { file: "services/local-moving", draw: local },
  { file: "services/long-distance-moving", draw: longDistance },
  { file: "services/packing-services", draw: packing },
  { file: "services/apartment-moving", draw: apartment },
];

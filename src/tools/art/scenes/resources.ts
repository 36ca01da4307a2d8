import { carton, tapeRoll } from "../boxes";
import { boards, sunSlab } from "../interior";
import { place, sheet } from "../layers";
import { golden, ink, mix, morning } from "../palette";
import type { Scene } from "../scene";
import { bar, disc, oval, poly, pts, rect } from "../svg";
import { serviceAreas } from "./service-areas";

function movingTips(): string {
  const light = morning;
  const wall = mix(ink.mist, ink.snow, 0.35);
  const cells = [0, 1, 2, 3, 4].flatMap((r) =>
    [0, 1, 2, 3, 4, 5, 6].map((c) => {
      const marked =
        (r === 1 && c < 5) || (r === 2 && c > 1) || (r === 3 && c === 3);
      const x = 424 + c * 52;
      const y = 236 + r * 46;
      const fill =
        r === 3 && c === 3
          ? ink.truck
          : marked
            ? ink.dawn
            : mix(ink.snow, ink.mist, 0.25);
      return rect(fill, x, y, 42, 36, { r: 3 });
    }),
  );
  return sheet(
    rect(wall, 0, 0, 1200, 800),
    sunSlab(light, pts([150, 0, 560, 0, 980, 640, 500, 640]), 0.35),
    rect(mix(wall, ink.deep, 0.3), 396, 118, 424, 380, { opacity: 0.4 }),
    rect(ink.snow, 386, 106, 424, 380, { r: 4 }),
    rect(ink.sound, 386, 106, 424, 96, { r: 4 }),
    poly(ink.mist, pts([386, 202, 500, 150, 580, 190, 680, 130, 810, 202])),
    cells.join(""),
    boards(
      mix(ink.oak, ink.snow, 0.1),
      mix(ink.oak, ink.deep, 0.25),
      650,
      [600, 200],
    ),
    rect(ink.snow, 0, 630, 1200, 22),
    floorLamp(150, 690),
    rolledRug(1068, 690),
    [250, 450, 690, 930]
      .map((x, i) =>
        place(
          x,
          716,
          carton(light, {
            width: [170, 210, 180, 220][i] ?? 180,
            height: [120, 170, 140, 110][i] ?? 140,
            label: i === 1 ? ink.truck : undefined,
          }),
        ),
      )
      .join(""),
  );
}

/** A standing lamp with a pale shade. */
function floorLamp(x: number, y: number): string {
  const metal = mix(ink.deep, ink.sound, 0.3);
  return [
    oval(metal, x, y, 44, 9),
    bar(metal, 6, [x, y], [x, y - 400]),
    poly(ink.snow, [
      [x - 36, y - 490],
      [x + 36, y - 490],
      [x + 62, y - 392],
      [x - 62, y - 392],
    ]),
    poly(mix(ink.snow, ink.mist, 0.35), [
      [x + 8, y - 490],
      [x + 36, y - 490],
      [x + 62, y - 392],
      [x + 22, y - 392],
    ]),
  ].join("");
}

/** A tied roll of carpet leaning on the wall. */
function rolledRug(x: number, y: number): string {
  const body = mix(ink.sound, ink.mist, 0.25);
  return place(
    x,
    y,
    [
      rect(body, -30, -360, 60, 360, { r: 8 }),
      rect(mix(body, ink.deep, 0.3), 8, -360, 22, 360, { r: 8 }),
      oval(mix(body, ink.snow, 0.3), 0, -358, 30, 12),
      oval(mix(body, ink.deep, 0.4), 3, -357, 15, 6),
      rect(ink.truck, -31, -290, 62, 10),
      rect(ink.truck, -31, -110, 62, 10),
    ].join(""),
    { turn: 7 },
  );
}

function packingGuide(): string {
  const light = golden;
  const wall = mix(ink.sound, ink.mist, 0.2);
  const floor = mix(ink.sound, ink.deep, 0.35);
  const cast = (x: number, width: number, length: number) =>
    poly(
      ink.deep,
      [
        [x - width / 2, 660],
        [x + width / 2, 660],
        [x + width / 2 + length * 0.3, 660 - width * 0.16],
        [x + width / 2 + length, 700],
        [x + width / 2 + length - 90, 730],
        [x - width / 2 + 30, 676],
      ],
      0.35,
    );
  return sheet(
    rect(wall, 0, 0, 1200, 800),
    disc(mix(wall, ink.dawn, 0.28), 590, 420, 400),
    disc(mix(wall, ink.dawn, 0.6), 590, 420, 340),
    disc(mix(ink.dawn, ink.snow, 0.12), 590, 420, 280),
    rect(floor, 0, 596, 1200, 210),
    rect(mix(floor, ink.dawn, 0.16), 0, 596, 1200, 8),
    [640, 690, 750]
      .map((y, i) => rect(mix(floor, ink.deep, 0.4), 0, y, 1200, 2 + i))
      .join(""),
    cast(322, 150, 90),
    cast(532, 210, 90),
    cast(816, 280, 150),
    place(322, 660, carton(light, { width: 150, height: 120 })),
    place(
      532,
      660,
      carton(light, { width: 210, height: 200, label: ink.sound }),
    ),
    place(
      816,
      660,
      carton(light, { width: 280, height: 310, label: ink.truck }),
    ),
    place(430, 736, tapeRoll(light, 56)),
  );
}

export const resources: readonly Scene[] = [
  { file: "resources/moving-tips", draw: movingTips },
  { file: "resources/packing-guide", draw: packingGuide },
  { file: "resources/service-areas", draw: serviceAreas },
];

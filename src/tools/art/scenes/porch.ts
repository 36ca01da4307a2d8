import { lamp } from "../boxes";
import { place, sheet } from "../layers";
import { dusk, ink, mix, tone } from "../palette";
import { sky } from "../sky";
import { bar, disc, oval, poly, pts, rect, shape, stroke } from "../svg";
import { firs, forest } from "../trees";

/** The porch at dusk, warm light through the open door. */
export function familyValues(): string {
  const light = dusk;
  const siding = mix(mix(ink.sound, ink.mist, 0.3), tone(light, 0.3), 0.25);
  const trim = mix(ink.snow, siding, 0.35);
  const dark = mix(siding, ink.deep, 0.55);
  const glow = mix(ink.lamp, ink.dawn, 0.25);
  const laps = Array.from({ length: 17 }, (_, i) =>
    rect(mix(siding, ink.deep, 0.22), 0, 30 + i * 40, 850, 5),
  ).join("");
  const hall = [
    rect(glow, 430, 120, 270, 560),
    rect(mix(glow, ink.snow, 0.35), 430, 120, 270, 330),
    rect(mix(glow, ink.truck, 0.3), 430, 560, 270, 10),
    rect(mix(ink.sound, glow, 0.35), 470, 230, 90, 70),
    poly(
      mix(ink.snow, glow, 0.4),
      pts([478, 292, 508, 254, 528, 276, 540, 262, 552, 292]),
    ),
    poly(
      mix(ink.oak, glow, 0.25),
      pts([430, 680, 700, 680, 700, 590, 430, 590]),
    ),
    poly(
      mix(ink.truck, glow, 0.15),
      pts([478, 672, 640, 672, 620, 614, 498, 614]),
    ),
    rect(mix(ink.walnut, glow, 0.15), 600, 480, 84, 110),
    place(642, 480, lamp(light), { scale: 0.62 }),
  ].join("");
  const boot = (x: number, y: number, k: number) =>
    place(
      x,
      y,
      [
        oval(ink.deep, 20, -2, 56, 7, 0.4),
        shape(ink.truck, "M-24 -124H28V-46Q60 -44 70 -18V-6H-24Z"),
        shape(
          mix(ink.truck, ink.deep, 0.3),
          "M4 -124H28V-46Q60 -44 70 -18V-6H40Q30 -40 8 -48Z",
        ),
        rect(mix(ink.truck, ink.snow, 0.35), -27, -130, 58, 14, { r: 4 }),
        rect(mix(ink.deep, ink.truck, 0.15), -26, -9, 98, 10, { r: 4 }),
      ].join(""),
      { scale: k },
    );
  return sheet(
    sky(light, 620, { sun: { x: 1030, y: 560, r: 0, glow: 260 }, seed: 4 }),
    forest(tone(light, 0.6), pts([840, 520, 1000, 500, 1210, 510]), {
      height: 70,
      step: 20,
    }),
    firs(tone(light, 0.32), () => 660, {
      from: 880,
      to: 1230,
      step: 60,
      height: 330,
      seed: 5,
    }),
    rect(tone(light, 0.2), 850, 650, 360, 60),
    rect(trim, 850, 520, 350, 12),
    [880, 920, 960, 1000, 1040, 1080, 1120, 1160]
      .map((x) => rect(mix(trim, ink.deep, 0.25), x, 532, 9, 130))
      .join(""),
    rect(trim, 850, 654, 350, 10),
    rect(siding, 0, 0, 850, 700),
    laps,
    rect(mix(siding, ink.deep, 0.4), 838, 0, 14, 690),
    rect(trim, 396, 84, 338, 600),
    hall,
    poly(ink.truck, pts([430, 120, 318, 78, 318, 734, 430, 680])),
    pts([126, 250, 290, 430, 470, 640])
      .map(([t, u]) =>
        poly(mix(ink.truck, ink.deep, 0.28), [
          [338, t - 8],
          [412, t + 18],
          [412, u - 14],
          [338, u + 6],
        ]),
      )
      .join(""),
    disc(ink.lamp, 336, 462, 9),
    rect(mix(trim, ink.deep, 0.15), 770, 210, 40, 40, { r: 4 }),
    shape(ink.lamp, "M776 226H804L800 272H780Z"),
    disc(ink.lamp, 790, 250, 90, 0.1),
    disc(ink.lamp, 790, 250, 52, 0.14),
    rect(mix(ink.walnut, ink.deep, 0.45), 0, 680, 1200, 130),
    [700, 726, 760].map((y, i) => rect(dark, 0, y, 1200, 3 + i)).join(""),
    poly(glow, pts([430, 680, 700, 680, 900, 810, 400, 810]), 0.55),
    poly(
      mix(ink.walnut, ink.deep, 0.2),
      pts([446, 700, 706, 700, 760, 752, 452, 752]),
    ),
    poly(
      mix(ink.oak, ink.deep, 0.1),
      pts([462, 706, 694, 706, 734, 744, 468, 744]),
    ),
    boot(792, 728, 1),
    boot(880, 746, 1.02),
    lantern(210, 752),
    rect(trim, 1060, 0, 54, 700),
    rect(mix(trim, ink.deep, 0.35), 1092, 0, 22, 700),
    rect(trim, 1044, 660, 86, 40),
  );
}

/** A storm lantern on the porch boards, with its glow. */
function lantern(x: number, y: number): string {
  const metal = mix(ink.deep, ink.sound, 0.35);
  return [
    oval(ink.lamp, x, y - 4, 170, 22, 0.28),
    disc(ink.lamp, x, y - 84, 130, 0.1),
    disc(ink.lamp, x, y - 84, 82, 0.14),
    shape(
      ink.lamp,
      `M${x - 30} ${y - 30}Q${x - 44} ${y - 84} ${x - 24} ${y - 122}H${x + 24}Q${x + 44} ${y - 84} ${x + 30} ${y - 30}Z`,
    ),
    shape(
      ink.snow,
      `M${x} ${y - 112}Q${x + 20} ${y - 66} ${x} ${y - 44}Q${x - 20} ${y - 66} ${x} ${y - 112}Z`,
    ),
    bar(metal, 5, [x - 42, y - 26], [x - 38, y - 130]),
    bar(metal, 5, [x + 42, y - 26], [x + 38, y - 130]),
    rect(metal, x - 46, y - 32, 92, 32, { r: 6 }),
    poly(metal, [
      [x - 34, y - 122],
      [x + 34, y - 122],
      [x + 22, y - 150],
      [x - 22, y - 150],
    ]),
    rect(metal, x - 14, y - 162, 28, 14, { r: 4 }),
    stroke(
      metal,
      5,
      `M${x - 40} ${y - 128}Q${x} ${y - 226} ${x + 40} ${y - 128}`,
    ),
  ].join("");
}

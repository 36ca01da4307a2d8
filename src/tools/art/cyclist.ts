import { ink, type Light, mix, tone } from "./palette";
import { bar, disc, oval, poly, pts, shape, stroke } from "./svg";

/** A rider on a bicycle heading left, 150 long and 170 high, on the origin. */
export function cyclist(light: Light): string {
  const dark = tone(light, 0.04);
  const coat = ink.truck;
  const skin = mix(ink.kraft, light.sun, 0.25);
  const wheel = (x: number) =>
    stroke(
      dark,
      5,
      `M${x - 30} -32A30 30 0 1 1 ${x + 30} -32A30 30 0 1 1 ${x - 30} -32Z`,
    ) + disc(dark, x, -32, 4);
  return [
    oval(dark, 0, 0, 84, 5, 0.25),
    wheel(-46),
    wheel(46),
    bar(dark, 5, [46, -32], [2, -32]),
    bar(dark, 5, [46, -32], [18, -84]),
    bar(dark, 5, [2, -32], [18, -84]),
    bar(dark, 5, [2, -32], [-34, -80]),
    bar(dark, 5, [18, -80], [-34, -80]),
    bar(dark, 5, [-46, -32], [-32, -96]),
    bar(dark, 6, [-32, -96], [-44, -100]),
    poly(dark, pts([6, -90, 34, -92, 32, -86, 8, -85])),
    shape(
      mix(dark, ink.sound, 0.4),
      "M8 -96L30 -90Q14 -66 -6 -62L2 -24L-8 -24L-22 -66Q-14 -84 8 -96Z",
    ),
    poly(dark, pts([-16, -26, 4, -26, 4, -18, -16, -18])),
    shape(coat, "M30 -86Q36 -120 12 -142L-6 -138Q-12 -112 4 -92Z"),
    shape(
      mix(coat, dark, 0.3),
      "M2 -136L12 -128L-16 -106L-38 -98L-40 -106L-20 -114Z",
    ),
    disc(skin, -2, -154, 12),
    shape(ink.snow, "M-16 -158Q-14 -172 0 -172Q14 -170 14 -156Z"),
  ].join("");
}

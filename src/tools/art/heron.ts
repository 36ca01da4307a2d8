import { ink, mix } from "./palette";
import { bar, disc, poly, pts, shape } from "./svg";

/** A great blue heron, 200 high, facing left, standing on the origin. */
export function heron(): string {
  const body = mix(ink.sound, ink.mist, 0.35);
  const dark = mix(ink.sound, ink.deep, 0.4);
  const pale = mix(ink.snow, ink.mist, 0.3);
  return [
    bar(dark, 3.5, [2, -84], [-6, 0]),
    bar(dark, 3.5, [18, -84], [22, -40]),
    bar(dark, 3.5, [22, -40], [16, 0]),
    shape(
      pale,
      "M-32 -112Q-44 -136 -26 -152Q-10 -166 -20 -182Q-26 -190 -36 -186L-34 -196Q-16 -202 -8 -186Q0 -168 -16 -150Q-26 -138 -12 -124Z",
    ),
    shape(
      body,
      "M-30 -120Q-10 -142 30 -128Q64 -112 92 -72Q60 -80 30 -78Q-16 -76 -30 -120Z",
    ),
    shape(dark, "M10 -118Q50 -112 92 -72Q50 -86 20 -92Q4 -104 10 -118Z"),
    shape(pale, "M-36 -197Q-22 -204 -12 -196L-16 -184L-38 -186Z"),
    poly(ink.truck, pts([-36, -195, -78, -184, -36, -186])),
    shape(dark, "M-34 -198Q-18 -206 14 -188Q-10 -194 -26 -192Z"),
    disc(ink.deep, -28, -192, 2),
    shape(pale, "M-31 -118Q-36 -96 -18 -76Q-22 -96 -20 -118Z"),
  ].join("");
}

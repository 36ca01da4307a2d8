import { ink, type Light, mix, tone } from "./palette";
import { bar, oval, poly, pts, rect, shape } from "./svg";

const row = (
  fill: string,
  from: number,
  to: number,
  step: number,
  y: number,
  w: number,
  h: number,
) => {
  let body = "";
  for (let x = from; x <= to; x += step)
    body += rect(fill, x, y, w, h, { r: 1 });
  return body;
};

/** A double-ended state ferry, 420 long and 110 high, afloat on the origin. */
export function ferry(light: Light, { wake = true, lit = false } = {}): string {
  const white = light.snowLit;
  const shade = mix(white, tone(light, 0.35), 0.38);
  const green = mix(ink.fir, tone(light, 0.3), 0.2);
  const pane = lit ? ink.lamp : mix(light.window, tone(light, 0.2), 0.5);
  const foam = mix(light.snowLit, light.water[1] ?? white, 0.3);
  return [
    wake
      ? oval(foam, -40, 2, 250, 4, 0.7) +
        shape(foam, "M206 0Q226 -12 230 2Q214 6 196 3Z")
      : "",
    shape(green, "M-212 -22H212L196 0Q194 3 188 3H-188Q-194 3 -196 0Z"),
    rect(white, -206, -44, 412, 23),
    row(mix(tone(light, 0.15), green, 0.3), -150, 126, 34, -40, 24, 15),
    rect(tone(light, 0.1), -206, -40, 36, 17, { r: 5 }),
    rect(tone(light, 0.1), 170, -40, 36, 17, { r: 5 }),
    rect(shade, -186, -68, 372, 25),
    rect(white, -190, -70, 380, 4),
    row(pane, -176, 166, 13, -62, 9, 10),
    rect(white, -150, -88, 300, 20),
    row(pane, -140, 128, 13, -83, 9, 8),
    rect(shade, -162, -90, 324, 4),
    poly(white, pts([-126, -90, -120, -108, -88, -108, -88, -90])),
    poly(white, pts([126, -90, 120, -108, 88, -108, 88, -90])),
    rect(pane, -118, -104, 28, 7),
    rect(pane, 90, -104, 28, 7),
    rect(shade, -26, -118, 52, 30),
    rect(green, -26, -118, 52, 9),
    rect(ink.truck, -26, -109, 52, 4),
    rect(shade, -104, -128, 2.5, 22),
    rect(shade, 102, -128, 2.5, 22),
  ].join("");
}

/** A small passenger ferry, 190 long and 70 high, heading right; `lit` at night. */
export function footFerry(light: Light, { lit = false } = {}): string {
  const white = light.snowLit;
  const shade = mix(white, tone(light, 0.3), 0.35);
  const pane = lit ? ink.lamp : mix(light.window, tone(light, 0.2), 0.25);
  const foam = mix(light.snowLit, light.water[1] ?? white, 0.25);
  return [
    shape(foam, "M-220 5Q-120 -4 -80 1L60 3L102 -2Q110 3 100 7L-80 9Z", 0.8),
    shape(white, "M-96 -24L104 -32Q96 -8 78 4H-84Q-94 4 -96 -24Z"),
    shape(ink.truck, "M-96 -14L99 -18Q94 -8 90 -4H-94Z"),
    shape(tone(light, 0.1), "M-93 -2H88Q84 2 78 5H-84Q-90 5 -93 -2Z"),
    rect(shade, -78, -54, 128, 30),
    rect(white, -84, -58, 142, 6, { r: 2 }),
    row(pane, -70, 32, 17, -48, 12, 14),
    poly(white, pts([4, -58, 8, -80, 44, -80, 52, -58])),
    poly(pane, pts([28, -75, 42, -75, 47, -62, 28, -62])),
    rect(pane, 12, -75, 12, 13),
    rect(shade, -2, -84, 52, 5, { r: 2 }),
    rect(shade, 20, -106, 2.5, 24),
    poly(ink.truck, pts([22, -105, 40, -100, 22, -95])),
    rect(shade, -78, -40, 4, 16),
  ].join("");
}

/**
 * A sloop, 90 long and 190 high; `sails` false leaves a bare mast and its
 * stays in the colour `mast`.
 */
export function sloop(
  light: Light,
  { sails = true, hull = light.snowLit, cover = ink.sound, mast = "" } = {},
): string {
  const spar = mast || mix(light.snowLit, tone(light, 0.3), sails ? 0.4 : 0.25);
  const shade = mix(hull, tone(light, 0.1), 0.45);
  const canvas = light.snowLit;
  return [
    shape(hull, "M-46 -16H50Q44 -2 34 3H-34Q-43 3 -46 -16Z"),
    shape(shade, "M-44 -8H46Q42 -1 34 3H-34Q-42 3 -44 -8Z"),
    shape(mix(hull, light.sun, 0.3), "M-20 -16L-14 -25H16L24 -16Z"),
    rect(tone(light, 0.15), -10, -22, 20, 3),
    rect(spar, 1, -190, 3, 176),
    sails
      ? shape(canvas, "M0 -182Q-36 -90 -42 -30H0Z") +
        shape(mix(canvas, light.snowShade, 0.6), "M6 -170Q40 -88 46 -24L6 -30Z")
      : [
          rect(cover, -44, -36, 46, 7, { r: 3 }),
          rect(spar, -6, -142, 17, 2),
          bar(spar, 0.9, [3, -188], [48, -16]),
          bar(spar, 0.9, [2, -188], [-45, -16]),
        ].join(""),
  ].join("");
}

/** A cabin cruiser, 130 long and 60 high, bow right. */
export function cruiser(
  light: Light,
  { hull = light.snowLit, stripe = ink.sound } = {},
): string {
  const shade = mix(hull, tone(light, 0.2), 0.4);
  return [
    shape(hull, "M-62 -22L72 -28Q62 -6 46 4H-54Q-61 2 -62 -22Z"),
    shape(stripe, "M-62 -14L68 -18L65 -13L-61 -9Z"),
    shape(shade, "M-58 -4L56 -6Q52 0 46 4H-54Q-57 2 -58 -4Z"),
    shape(
      mix(hull, light.sun, 0.3),
      "M-50 -22L-46 -46H4Q12 -46 18 -38L28 -25Z",
    ),
    shape(
      mix(tone(light, 0.2), light.window, 0.3),
      "M-40 -41H0Q8 -40 12 -34L16 -28H-40Z",
    ),
    rect(shade, -52, -50, 66, 5, { r: 2 }),
    rect(shade, -24, -74, 2, 26),
  ].join("");
}

/** A houseboat with a pitched roof on a float, 180 wide and 120 high. */
export function houseboat(
  light: Light,
  { wall = light.wall, roof = tone(light, 0.2), door = ink.truck } = {},
): string {
  const shade = mix(wall, tone(light, 0.15), 0.4);
  const pane = light.window;
  return [
    rect(tone(light, 0.05), -98, -12, 196, 16, { r: 2 }),
    rect(mix(tone(light, 0.3), light.sun, 0.3), -100, -14, 200, 5),
    rect(wall, -76, -70, 152, 57),
    rect(shade, 0, -70, 76, 57),
    poly(wall, pts([-76, -70, -38, -104, 0, -70])),
    poly(
      roof,
      pts([
        -84, -66, -38, -110, 40, -110, 88, -66, 4, -66, -38, -101, -78, -62,
      ]),
    ),
    poly(
      mix(roof, light.sun, 0.25),
      pts([-86, -64, -38, -110, -34, -104, -78, -60]),
    ),
    rect(door, -18, -52, 20, 39),
    rect(pane, -62, -54, 30, 24),
    rect(pane, 16, -54, 20, 24),
    rect(pane, 44, -54, 20, 24),
    rect(pane, -45, -88, 14, 12),
    rect(mix(ink.brick, roof, 0.3), 48, -124, 10, 30),
  ].join("");
}

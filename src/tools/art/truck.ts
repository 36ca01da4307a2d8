import { ink, type Light, mix } from "./palette";
import { disc, oval, poly, pts, rect, shape } from "./svg";

interface Paint {
  box: string;
  boxShade: string;
  red: string;
  redShade: string;
  under: string;
  glass: string;
  rubber: string;
}

/** The company colours as they look in a given light. */
function paint(light: Light): Paint {
  const air = light.land[1] ?? ink.deep;
  const dim = light.gloom;
  return {
    box: mix(mix(ink.snow, light.snowLit, 0.5), air, dim * 0.5),
    boxShade: mix(light.snowLit, air, 0.28 + dim),
    red: mix(ink.truck, air, dim * 0.4),
    redShade: mix(ink.truck, air, 0.35),
    under: mix(ink.deep, air, 0.2),
    glass: mix(air, light.sun, 0.35),
    rubber: ink.rubber,
  };
}

function wheel(x: number, { rubber, boxShade }: Paint): string {
  return (
    disc(rubber, x, -17, 17) +
    disc(boxShade, x, -17, 8) +
    disc(rubber, x, -17, 3)
  );
}

/**
 * The truck from the side, facing right, 300 units long and 130 high, standing
 * on the origin. `lamps` lights the headlamp for evening scenes.
 */
export function truckSide(light: Light, { lamps = false } = {}): string {
  const p = paint(light);
  const cab =
    "M76 -24V-104Q76 -108 80 -108H110Q116 -108 119 -103L132 -72L146 -66Q151 -64 151 -58V-24Z";
  return [
    oval(p.rubber, 0, -1, 162, 6, 0.35),
    rect(p.under, -150, -32, 296, 12),
    rect(p.box, -154, -134, 226, 106, { r: 3 }),
    rect(p.boxShade, -154, -134, 226, 6, { r: 3 }),
    rect(p.boxShade, -154, -134, 12, 106, { r: 3 }),
    rect(p.red, -154, -62, 226, 20),
    rect(p.redShade, -154, -38, 226, 5),
    poly(
      p.red,
      pts([
        -154, -62, -60, -62, -20, -94, 72, -94, 72, -62, 72, -84, -16, -84, -48,
        -58, -154, -58,
      ]),
    ),
    shape(p.red, cab),
    poly(p.redShade, pts([76, -24, 76, -40, 151, -40, 151, -24])),
    rect(p.redShade, 72, -100, 6, 72),
    shape(p.glass, "M88 -98H108L120 -70H88Z"),
    poly(mix(p.glass, light.sun, 0.4), pts([88, -98, 98, -98, 88, -78])),
    rect(p.redShade, 86, -66, 36, 2.5),
    rect(p.redShade, 90, -58, 9, 3, { r: 1 }),
    rect(p.under, 124, -88, 5, 18, { r: 2 }),
    rect(p.under, 132, -34, 22, 10, { r: 2 }),
    rect(lamps ? ink.lamp : p.box, 143, -56, 8, 10, { r: 2 }),
    rect(p.under, -20, -34, 58, 14, { r: 2 }),
    disc(p.under, -100, -17, 21),
    disc(p.under, 114, -17, 21),
    wheel(-100, p),
    wheel(114, p),
  ].join("");
}

/** The loading ramp of `truckSide`, from its tail down to the ground. */
export function ramp(light: Light): string {
  const p = paint(light);
  return [
    poly(p.rubber, pts([-316, 0, -150, -4, -150, 2, -310, 4]), 0.3),
    poly(p.under, pts([-312, -2, -152, -36, -152, -26, -300, 4])),
    poly(p.boxShade, pts([-318, -4, -150, -40, -150, -34, -312, 1])),
  ].join("");
}

/**
 * The truck from behind with the roll-up door closed, 110 wide and 150 high,
 * standing on the origin.
 */
export function truckRear(light: Light): string {
  const p = paint(light);
  const slats = [-118, -100, -82, -64]
    .map((y) => rect(p.boxShade, -45, y, 90, 2))
    .join("");
  return [
    oval(p.rubber, 0, -1, 64, 7, 0.35),
    rect(p.rubber, -48, -30, 22, 30, { r: 4 }),
    rect(p.rubber, 26, -30, 22, 30, { r: 4 }),
    rect(p.under, -54, -34, 108, 14),
    rect(p.red, -56, -150, 112, 120, { r: 4 }),
    rect(p.box, -47, -138, 94, 102, { r: 2 }),
    slats,
    rect(p.red, -47, -50, 94, 14),
    rect(p.redShade, -14, -44, 28, 4, { r: 2 }),
    rect(ink.lamp, -53, -46, 5, 12, { r: 2 }),
    rect(ink.lamp, 48, -46, 5, 12, { r: 2 }),
    rect(p.under, -60, -24, 120, 6, { r: 2 }),
  ].join("");
}

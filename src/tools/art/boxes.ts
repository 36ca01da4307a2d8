import { ink, type Light, mix } from "./palette";
import { bar, disc, oval, poly, pts, rect, shape } from "./svg";

interface Carton {
  width: number;
  height: number;
  /** Depth of the top and side faces as a share of the width. */
  depth?: number;
  /** Side the second face shows on. */
  side?: "left" | "right";
  tape?: string;
  /** A coloured room label on the front. */
  label?: string;
}

/** The kraft tones of a carton in a given light. */
export function kraft(light: Light): {
  front: string;
  side: string;
  top: string;
  tape: string;
} {
  const front = mix(ink.kraft, light.wall, 0.12);
  return {
    front,
    side: mix(front, light.land[1] ?? ink.deep, 0.38),
    top: mix(front, light.sun, 0.45),
    tape: mix(ink.tape, light.wall, 0.3),
  };
}

/** A taped carton in oblique view; the front face stands on the origin. */
export function carton(light: Light, options: Carton): string {
  const { width: w, height: h, depth = 0.3, side = "right", label } = options;
  const k = kraft(light);
  const tape = options.tape ?? k.tape;
  const s = side === "right" ? 1 : -1;
  const [dx, dy] = [w * depth * 0.8 * s, -w * depth * 0.55];
  const [near, far] = [s * (w / 2), -s * (w / 2)];
  const t = w * 0.075;
  return [
    poly(k.side, [
      [near, 0],
      [near + dx, dy],
      [near + dx, dy - h],
      [near, -h],
    ]),
    poly(k.top, [
      [far, -h],
      [near, -h],
      [near + dx, dy - h],
      [far + dx, dy - h],
    ]),
    rect(k.front, -w / 2, -h, w, h),
    poly(tape, [
      [-t, -h],
      [t, -h],
      [t + dx, dy - h],
      [-t + dx, dy - h],
    ]),
    rect(tape, -t, -h, t * 2, Math.min(h * 0.24, 40)),
    rect(k.side, -w * 0.42, -h * 0.58, w * 0.17, Math.max(3, h * 0.055), {
      r: 3,
    }),
    label ? rect(label, w * 0.18, -h * 0.34, w * 0.22, h * 0.2) : "",
  ].join("");
}

/** A roll of tape standing on the origin, `r` in units. */
export function tapeRoll(light: Light, r: number): string {
  const tan = mix(ink.straw, light.wall, 0.1);
  const dark = mix(tan, ink.deep, 0.4);
  return [
    oval(ink.deep, r * 0.3, -1, r * 1.2, r * 0.14, 0.25),
    disc(dark, r * 0.34, -r, r),
    disc(tan, 0, -r, r),
    disc(mix(tan, light.sun, 0.4), 0, -r, r * 0.8),
    disc(ink.truck, 0, -r, r * 0.58),
    disc(mix(ink.deep, tan, 0.25), 0, -r, r * 0.48),
    shape(
      mix(tan, light.sun, 0.3),
      `M${-r} ${-r}Q${-r * 1.05} ${-r * 0.3} ${-r * 1.25} ${-r * 0.02}H${-r * 0.9}Q${-r * 0.8} ${-r * 0.4} ${-r * 0.8} ${-r}Z`,
    ),
  ].join("");
}

/** An upright hand truck, 90 wide and 330 high, plate to the right. */
export function handTruck(frame: string, wheel: string): string {
  return [
    bar(frame, 9, [0, -14], [-44, -322]),
    shape(
      frame,
      "M-50 -318Q-62 -346 -36 -350L-8 -346L-9 -337L-34 -340Q-44 -338 -40 -322Z",
    ),
    bar(frame, 6, [-8, -70], [-26, -30]),
    poly(frame, pts([-4, -10, 112, -10, 112, 0, -4, 0])),
    disc(wheel, -22, -28, 28),
    disc(mix(wheel, ink.snow, 0.5), -22, -28, 10),
  ].join("");
}

/** A table lamp, 150 high, standing on the origin. */
export function lamp(light: Light, { lit = true } = {}): string {
  return [
    oval(mix(ink.truck, ink.deep, 0.3), 0, -4, 26, 7),
    shape(ink.truck, "M-7 -4Q-26 -40 -7 -82H7Q26 -40 7 -4Z"),
    rect(ink.deep, -2, -96, 4, 16),
    poly(
      lit ? ink.lamp : light.wall,
      pts([-30, -150, 30, -150, 48, -90, -48, -90]),
    ),
    poly(
      lit ? light.sun : light.wallShade,
      pts([-30, -150, -4, -150, -16, -90, -48, -90]),
      0.6,
    ),
  ].join("");
}

/** A potted plant with arching leaves, 190 high, on the origin. */
export function plant(light: Light, green: string): string {
  const lit = mix(green, light.sun, 0.3);
  const leaf = (fill: string, turn: number, length: number) =>
    `<g transform="translate(0 -60) rotate(${turn})">${shape(fill, `M0 0Q${-length * 0.24} ${-length * 0.55} 0 ${-length}Q${length * 0.24} ${-length * 0.5} 0 0Z`)}</g>`;
  return [
    [-62, 58, -22, 30].map((turn) => leaf(green, turn, 110)).join(""),
    [-42, 8, 44, -8]
      .map((turn, i) => leaf(i % 2 ? green : lit, turn, 132 - i * 8))
      .join(""),
    poly(
      mix(ink.snow, ink.mist, 0.35),
      pts([-38, -66, 38, -66, 28, 0, -28, 0]),
    ),
    poly(mix(ink.mist, ink.sound, 0.4), pts([8, -66, 38, -66, 28, 0, 6, 0])),
    rect(mix(ink.snow, ink.mist, 0.15), -42, -72, 84, 12, { r: 2 }),
  ].join("");
}

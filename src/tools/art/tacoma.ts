import { ink, type Light, mix, tone } from "./palette";
import { bar, oval, type Point, poly, rect, shape } from "./svg";

/** The Tacoma Dome, 420 wide and 130 high, standing on the origin. */
export function tacomaDome(light: Light): string {
  const base = mix(ink.sound, light.sun, 0.12);
  const lit = mix(ink.mist, light.sun, 0.35);
  const dark = mix(ink.sound, light.land[1] ?? ink.deep, 0.3);
  const arc = (t: number): Point => [
    Math.cos(Math.PI * t) * 205,
    -34 - Math.sin(Math.PI * t) * 104,
  ];
  const inner = (t: number, k: number): Point => [
    Math.cos(Math.PI * t) * 205 * k,
    -34 - Math.sin(Math.PI * t) * 104 * (0.35 + 0.65 * k) * (0.4 + 0.6 * k),
  ];
  const triangles = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]
    .map((t, i) =>
      poly(i % 2 ? light.snowLit : lit, [
        inner(t - 0.05, 0.95),
        inner(t + 0.05, 0.95),
        inner(t, 0.45),
      ]),
    )
    .join("");
  const outline = Array.from({ length: 25 }, (_, i) => arc(i / 24));
  const shadow = outline.slice(0, 9).concat([[60, -34]]);
  return [
    rect(dark, -212, -36, 424, 36),
    poly(base, outline),
    triangles,
    poly(dark, shadow, 0.25),
    rect(light.wall, -214, -40, 428, 7),
    [-190, -150, -110, -70, -30, 10, 50, 90, 130, 170]
      .map((x) => rect(light.window, x, -26, 18, 12))
      .join(""),
    rect(mix(base, light.sun, 0.4), -12, -146, 24, 10),
  ].join("");
}

/**
 * The cable-stayed bridge: a slender portal pylon, 290 high, with two fans of
 * cables that reach `reach` units to each side.
 */
export function cableStayed(light: Light, reach: number): string {
  const steel = mix(light.snowLit, tone(light, 0.5), 0.12);
  const shade = mix(light.wallShade, tone(light, 0.4), 0.35);
  const fans = [-1, 1]
    .flatMap((s) =>
      [0.2, 0.36, 0.52, 0.68, 0.84, 1].map((t, i) =>
        bar(steel, 2, [s * 8, -268 + i * 9], [s * reach * t, -74]),
      ),
    )
    .join("");
  const leg = (s: number) =>
    poly(s < 0 ? steel : shade, [
      [s * 26 - 6, 2],
      [s * 26 + 6, 2],
      [s * 11 + 5, -290],
      [s * 11 - 5, -290],
    ]);
  return [
    fans,
    leg(1),
    leg(-1),
    rect(shade, -14, -284, 28, 8),
    rect(shade, -18, -196, 36, 8),
    rect(shade, -22, -64, 44, 10),
    rect(shade, -34, -6, 68, 12, { r: 3 }),
    rect(tone(light, 0.35), -reach - 30, -76, reach * 2 + 60, 11),
    rect(steel, -reach - 30, -79, reach * 2 + 60, 4),
    [-reach - 16, reach + 10].map((x) => rect(shade, x, -68, 10, 68)).join(""),
  ].join("");
}

/** Union Station: brick hall under a copper dome, 220 wide, on the origin. */
export function unionStation(light: Light): string {
  const brick = mix(ink.brick, tone(light, 0.65), 0.4);
  const copper = mix(ink.fir, ink.mist, 0.6);
  const glass = mix(light.window, tone(light, 0.6), 0.3);
  const stone = mix(brick, light.sun, 0.4);
  const arch = (x: number, w: number, top: number) =>
    shape(
      glass,
      `M${x - w} 0V${top + w}A${w} ${w} 0 0 1 ${x + w} ${top + w}V0Z`,
    );
  return [
    rect(brick, -110, -62, 220, 62),
    rect(stone, -112, -66, 224, 6),
    rect(brick, -58, -104, 116, 104),
    rect(stone, -62, -110, 124, 8),
    shape(
      copper,
      "M-52 -110C-48 -150 -24 -166 0 -168C24 -166 48 -150 52 -110Z",
    ),
    shape(
      mix(copper, light.sun, 0.35),
      "M-52 -110C-48 -150 -24 -166 0 -168C-14 -150 -18 -130 -18 -110Z",
    ),
    rect(copper, -9, -180, 18, 14),
    arch(0, 34, -78),
    arch(-84, 14, -44),
    arch(84, 14, -44),
  ].join("");
}

/** The leaning steel cone of the Museum of Glass, 260 high, on the origin. */
export function glassCone(light: Light): string {
  const lit = mix(light.wall, ink.mist, 0.12);
  const mid = mix(ink.mist, light.wallShade, 0.5);
  const dark = mix(ink.sound, light.wallShade, 0.35);
  const edge = (k: number, t: number): Point => {
    const foot = -104 + 208 * k;
    const rim = 66 + 62 * k;
    return [foot + (rim - foot) * t, -256 * t];
  };
  const panel = (fill: string, from: number, to: number) =>
    poly(fill, [edge(from, 0), edge(to, 0), edge(to, 1), edge(from, 1)]);
  const seams = [0.12, 0.25, 0.38, 0.51, 0.64, 0.77, 0.9].map((t) =>
    bar(mix(mid, dark, 0.35), 1.6, edge(0, t), edge(1, t + 0.02)),
  );
  return [
    panel(mid, 0, 1),
    panel(mix(lit, mid, 0.35), 0, 0.16),
    panel(lit, 0.16, 0.48),
    panel(dark, 0.78, 1),
    seams.join(""),
    oval(dark, 97, -256, 31, 8),
    oval(mix(dark, ink.deep, 0.4), 97, -256, 23, 5),
  ].join("");
}

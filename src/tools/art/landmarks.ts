import { ink, type Light, mix, tone } from "./palette";
import { bar, disc, poly, pts, rect, shape } from "./svg";

/** The Space Needle, 430 high, standing on the origin. */
export function spaceNeedle(light: Light, fill: string): string {
  const lit = mix(fill, light.sun, 0.45);
  const leg = (s: number) =>
    shape(
      s > 0 ? lit : fill,
      `M${s * 34} 0Q${s * 8} -150 ${s * 5} -220Q${s * 7} -290 ${s * 20} -338L${s * 12} -338Q${s * 1} -290 0 -225Q${s * 2} -140 ${s * 22} 0Z`,
    );
  return [
    rect(fill, -3, -340, 6, 340),
    leg(-1),
    leg(1),
    poly(fill, pts([-20, -96, 20, -96, 24, -88, -24, -88])),
    poly(fill, pts([-26, -336, 26, -336, 40, -346, -40, -346])),
    shape(fill, "M-66 -350Q0 -336 66 -350L60 -356H-60Z"),
    rect(ink.lamp, -46, -364, 92, 9),
    shape(lit, "M-72 -364H72L50 -374H-50Z"),
    shape(fill, "M-44 -374H44L18 -388H-18Z"),
    rect(fill, -12, -396, 24, 9),
    poly(lit, pts([-3, -396, 3, -396, 0.8, -440, -0.8, -440])),
    disc(ink.truck, 0, -440, 3.2),
  ].join("");
}

/** The Legislative Building, 460 wide and 290 high, standing on the origin. */
export function capitol(light: Light): string {
  const lit = light.wall;
  const shade = mix(light.wall, light.wallShade, 0.75);
  const deep = mix(shade, tone(light, 0.2), 0.35);
  const columns = (
    from: number,
    to: number,
    count: number,
    top: number,
    height: number,
    w: number,
  ) =>
    Array.from({ length: count }, (_, i) =>
      rect(lit, from + ((to - from) * i) / (count - 1) - w / 2, top, w, height),
    ).join("");
  return [
    rect(shade, -230, -74, 460, 74),
    rect(lit, -230, -78, 460, 8),
    columns(-216, -92, 9, -68, 52, 7),
    columns(92, 216, 9, -68, 52, 7),
    rect(mix(shade, lit, 0.25), -74, -142, 148, 142),
    rect(shade, 20, -142, 54, 60),
    rect(lit, -80, -148, 160, 8),
    rect(deep, -74, -92, 148, 92),
    columns(-64, 64, 8, -88, 72, 9),
    poly(lit, pts([-86, -92, 0, -126, 86, -92, 86, -86, -86, -86])),
    poly(shade, pts([-60, -94, 0, -118, 60, -94])),
    poly(lit, pts([-92, 0, -80, -18, 80, -18, 92, 0])),
    rect(deep, -60, -206, 120, 60),
    columns(-57, 57, 9, -202, 54, 6),
    rect(lit, -67, -212, 134, 8),
    shape(shade, "M-58 -211C-58 -258 -30 -282 0 -286C30 -282 58 -258 58 -211Z"),
    shape(
      lit,
      "M-58 -211C-58 -258 -30 -282 0 -286C-10 -262 -12 -236 -12 -211Z",
    ),
    shape(
      deep,
      "M32 -211C32 -250 18 -276 0 -286C30 -282 58 -258 58 -211Z",
      0.5,
    ),
    rect(lit, -15, -308, 30, 24),
    rect(deep, -8, -304, 6, 19),
    rect(deep, 4, -304, 6, 19),
    shape(lit, "M-18 -307Q-12 -324 0 -328Q12 -324 18 -307Z"),
    poly(lit, pts([-2, -326, 2, -326, 0, -350])),
  ].join("");
}

/** The hammerhead shipyard crane, 330 high, standing on the origin. */
export function hammerhead(light: Light): string {
  const green = mix(ink.fir, light.land[2] ?? ink.fir, 0.15);
  const lit = mix(green, light.sun, 0.28);
  const braces = [0, -44, -88, -132, -176]
    .map(
      (y) =>
        bar(green, 4, [-36, y], [36, y - 44]) +
        bar(lit, 4, [36, y], [-36, y - 44]) +
        rect(green, -38, y - 46, 76, 5),
    )
    .join("");
  const web = Array.from({ length: 16 }, (_, i) => {
    const x = -130 + i * 26;
    return (
      bar(green, 3, [x, -246], [x + 13, -282]) +
      bar(green, 3, [x + 13, -282], [x + 26, -246])
    );
  }).join("");
  return [
    braces,
    rect(green, -40, -224, 9, 224),
    rect(lit, 31, -224, 9, 224),
    rect(green, -48, -236, 96, 16),
    rect(lit, -140, -250, 430, 7),
    rect(lit, -140, -286, 430, 6),
    web,
    rect(green, -150, -290, 66, 50),
    poly(green, pts([-34, -286, 34, -286, 14, -322, -14, -322])),
    rect(lit, -30, -268, 44, 34),
    rect(light.window, -22, -260, 28, 12),
    rect(green, 196, -246, 26, 14),
    bar(green, 2.5, [204, -236], [204, -120]),
    bar(green, 2.5, [214, -236], [214, -120]),
    rect(ink.truck, 199, -122, 20, 12),
  ].join("");
}

/** The timber lookout tower at Percival Landing, 256 high, on the origin. */
export function lookout(light: Light): string {
  const wood = mix(mix(ink.oak, light.sun, 0.15), tone(light, 0.2), 0.22);
  const dark = mix(ink.walnut, tone(light, 0), 0.55);
  const roof = mix(ink.brick, tone(light, 0.1), 0.35);
  return [
    poly(dark, pts([-20, 0, -14, 0, -12, -206, -18, -206])),
    poly(dark, pts([20, 0, 14, 0, 12, -206, 18, -206])),
    bar(dark, 4, [-17, -10], [-32, -100]),
    bar(wood, 6, [36, -12], [-34, -78]),
    bar(wood, 6, [-34, -78], [34, -142]),
    rect(mix(wood, dark, 0.5), -54, -150, 108, 14),
    poly(wood, pts([-44, 0, -34, 0, -30, -206, -39, -206])),
    poly(mix(wood, light.sun, 0.2), pts([44, 0, 34, 0, 30, -206, 39, -206])),
    rect(wood, -46, -84, 92, 8),
    [-54, -42, -30, -18, -6, 6, 18, 30, 42, 51]
      .map((x) => rect(wood, x, -180, 3, 34))
      .join(""),
    rect(mix(wood, light.sun, 0.3), -57, -182, 114, 5),
    rect(mix(wood, light.sun, 0.3), -57, -152, 114, 4),
    rect(dark, -46, -206, 92, 5),
    poly(roof, pts([-66, -204, 0, -256, 66, -204])),
    poly(mix(roof, light.sun, 0.3), pts([0, -256, -66, -204, -18, -204])),
  ].join("");
}

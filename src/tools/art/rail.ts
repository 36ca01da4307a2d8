import { ink, type Light, mix, tone } from "./palette";
import { bar, disc, poly, pts, rect, shape } from "./svg";

/** One double-deck commuter coach, 210 long and 62 high, on the origin. */
function coach(light: Light): string {
  const white = light.snowLit;
  const teal = mix(ink.mist, ink.sound, 0.4);
  const pane = mix(light.window, tone(light, 0.1), 0.4);
  const panes = (y: number, from: number, to: number) => {
    let body = "";
    for (let x = from; x <= to; x += 15)
      body += rect(pane, x, y, 11, 9, { r: 1 });
    return body;
  };
  return [
    poly(white, pts([2, -10, 2, -52, 14, -62, 194, -62, 206, -52, 206, -10])),
    shape(ink.sound, "M2 -10V-30Q60 -36 104 -22T206 -24V-10Z"),
    shape(teal, "M2 -32Q60 -40 104 -26T206 -28V-24Q150 -14 104 -22T2 -30Z"),
    panes(-54, 22, 178),
    panes(-38, 36, 160),
    rect(mix(white, tone(light, 0.2), 0.4), 14, -63, 180, 3),
    [30, 50, 158, 178].map((x) => disc(tone(light, 0), x, -6, 7)).join(""),
    rect(tone(light, 0.05), 60, -12, 88, 7),
  ].join("");
}

/** The commuter train, heading right; the nose is at the origin's right. */
export function commuterTrain(light: Light, coaches: number): string {
  const body = Array.from(
    { length: coaches },
    (_, i) => `<g transform="translate(${-210 * (i + 1)})">${coach(light)}</g>`,
  );
  const white = light.snowLit;
  return [
    ...body,
    shape(white, "M2 -10V-60H110L118 -48H150Q166 -46 168 -10Z"),
    shape(ink.sound, "M2 -10V-26Q70 -32 118 -24T168 -18V-10Z"),
    rect(mix(ink.mist, ink.sound, 0.4), 2, -30, 116, 4),
    poly(
      tone(light, 0.1),
      pts([112, -56, 120, -45, 134, -45, 134, -38, 108, -38]),
    ),
    rect(tone(light, 0.25), 14, -54, 84, 10),
    rect(ink.truck, 150, -34, 16, 8, { r: 2 }),
    [28, 48, 118, 138].map((x) => disc(tone(light, 0), x, -6, 7)).join(""),
    rect(tone(light, 0.05), 60, -12, 46, 8),
  ].join("");
}

/** A two-car light-rail train, 520 long and 62 high, on the origin. */
export function lightRail(light: Light): string {
  const white = light.snowLit;
  const pane = mix(tone(light, 0.15), light.window, 0.4);
  const car = (flip: boolean) => {
    const panes = [0, 1, 2, 3, 4, 5]
      .map((i) => rect(pane, 20 + i * 34, -50, 26, 20, { r: 2 }))
      .join("");
    const body = [
      shape(white, "M2 -6V-58H212Q240 -56 254 -26L256 -6Z"),
      shape(
        mix(ink.sound, ink.mist, 0.25),
        "M2 -6V-20Q110 -26 170 -16T255 -14V-6Z",
      ),
      shape(
        ink.truck,
        "M2 -21Q110 -27 170 -17T255 -15V-12Q220 -18 170 -13T2 -17Z",
      ),
      panes,
      shape(pane, "M222 -50Q236 -46 244 -28H222Z"),
      rect(mix(white, pane, 0.4), 12, -62, 190, 5),
      [40, 70, 180, 210].map((x) => disc(tone(light, 0), x, -3, 6)).join(""),
    ].join("");
    return `<g${flip ? ' transform="scale(-1 1)"' : ""}>${body}</g>`;
  };
  return [
    rect(tone(light, 0.1), -6, -50, 12, 42),
    car(false),
    car(true),
    bar(tone(light, 0.1), 2.5, [120, -62], [136, -84]),
    bar(tone(light, 0.1), 2.5, [136, -84], [120, -98]),
  ].join("");
}

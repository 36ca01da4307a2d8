import { type Lane, lane, winding } from "./ground";
import { place } from "./layers";
import { type Light, mix, tone } from "./palette";
import { bar, poly, rect, shape } from "./svg";
import { truckRear } from "./truck";

/** A girder bridge on arched haunches, such as Manette's. */
export function girderBridge(
  light: Light,
  {
    from,
    to,
    deck,
    foot,
    spans,
  }: { from: number; to: number; deck: number; foot: number; spans: number },
): string {
  const steel = mix(light.wallShade, tone(light, 0.2), 0.55);
  const lit = mix(steel, light.wall, 0.55);
  const width = (to - from) / spans;
  const depth = Math.min(46, width * 0.3);
  let arches = `M${from} ${deck}H${to}`;
  let piers = "";
  for (let i = spans; i >= 0; i--) {
    const x = from + width * i;
    if (i < spans)
      arches += `Q${x + width / 2} ${deck - depth * 0.35} ${x + 9} ${deck + depth}`;
    else arches += `V${deck + depth}`;
    arches += `H${x - 9}`;
    piers += poly(steel, [
      [x - 9, deck + depth],
      [x + 9, deck + depth],
      [x + 11, foot],
      [x - 11, foot],
    ]);
    piers += rect(lit, x - 11, deck + depth - 2, 8, foot - deck - depth + 2);
    piers += rect(steel, x - 20, foot - 8, 40, 12, { r: 3 });
  }
  const lamps = Array.from({ length: spans * 2 }, (_, i) =>
    rect(steel, from + (width / 2) * (i + 0.5), deck - 30, 2.5, 30),
  );
  return (
    lamps.join("") +
    piers +
    shape(steel, `${arches}Z`) +
    rect(lit, from, deck - 9, to - from, 10)
  );
}

/** A truss bascule leaf raised by `angle` degrees about its hinge. */
export function leaf(fill: string, lit: string, length: number): string {
  const bays = 7;
  const bay = length / bays;
  const web = Array.from({ length: bays }, (_, i) => {
    const rise = (k: number) => 46 - 26 * (k / bays);
    return (
      bar(fill, 5, [i * bay, 0], [(i + 1) * bay, -rise(i + 1)]) +
      bar(fill, 5, [i * bay, -rise(i)], [i * bay, 0])
    );
  }).join("");
  return [
    web,
    poly(fill, [
      [0, -46],
      [length, -20],
      [length, -13],
      [0, -39],
    ]),
    rect(lit, -10, -6, length + 10, 13),
    rect(fill, -10, 5, length + 10, 5),
    bar(fill, 5, [length, -20], [length, 0]),
  ].join("");
}

/** The floating bridge from the near edge to the far shore, on its pontoons. */
export function floatingBridge(light: Light): string {
  const path: Lane = lane([
    742, 492, 3, 722, 502, 6, 690, 520, 12, 640, 552, 23, 570, 602, 42, 486,
    676, 72, 410, 764, 108, 350, 860, 150,
  ]);
  const strip = (offset: number, width: number, drop = 0): Lane =>
    path.map(
      ([x, y, half]) =>
        [x + half * offset, y + half * drop, half * width] as const,
    );
  const concrete = mix(light.wall, tone(light, 0.5), 0.42);
  const lamps = path.slice(1, 7).map(([x, y, half]) => {
    const h = half * 2.3 + 8;
    return (
      bar(
        tone(light, 0.15),
        0.8 + half * 0.03,
        [x + half * 1.02, y],
        [x + half * 1.02, y - h],
      ) +
      bar(
        tone(light, 0.15),
        0.8 + half * 0.025,
        [x + half * 1.02, y - h],
        [x + half * 0.6, y - h - half * 0.06],
      )
    );
  });
  return [
    winding(tone(light, 0.2), strip(0.16, 1.06, 0.34)),
    winding(
      mix(light.wallShade, tone(light, 0.3), 0.4),
      strip(0.06, 1.04, 0.14),
    ),
    winding(concrete, strip(0, 1)),
    winding(mix(tone(light, 0.4), concrete, 0.25), strip(0, 0.84)),
    winding(light.sun, strip(0, 0.018)),
    winding(light.sun, strip(-0.42, 0.012)),
    winding(light.sun, strip(0.42, 0.012)),
    lamps.join(""),
    place(592, 604, truckRear(light), { scale: 0.3 }),
  ].join("");
}

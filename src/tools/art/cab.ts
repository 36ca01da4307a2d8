import { place } from "./layers";
import { ink, type Light, mix, tone } from "./palette";
import { disc, poly, pts, rect, shape, stroke } from "./svg";

const screen =
  "M112 66Q600 34 1088 66Q1106 68 1110 86L1176 590Q1180 616 1154 614Q600 572 46 614Q20 616 24 590L90 86Q94 68 112 66Z";

/** The truck's cab from the driver's seat, around the view in its windscreen. */
export function cab(light: Light): string {
  const dark = mix(ink.deep, tone(light, 0), 0.5);
  const edge = mix(dark, light.sun, 0.16);
  const soft = mix(dark, light.sun, 0.07);
  return [
    poly(light.sun, pts([800, 40, 900, 40, 700, 620, 560, 620]), 0.1),
    poly(light.sun, pts([930, 40, 966, 40, 790, 620, 740, 620]), 0.1),
    shape(
      mix(ink.truck, light.sun, 0.12),
      "M150 612Q600 516 1050 612Q600 590 150 612Z",
    ),
    `<path fill="${dark}" fill-rule="evenodd" d="M0 0H1200V800H0Z${screen}"/>`,
    stroke(edge, 5, "M46 614Q600 572 1154 614"),
    shape(soft, "M0 676Q600 600 1200 676V800H0Z"),
    shape(edge, "M0 676Q600 600 1200 676V684Q600 608 0 684Z"),
    mirror(light, edge, dark),
    vents(dark, edge),
    roadMap(),
    wheel(dark, edge),
  ].join("");
}

/** The mirror under the roof, the road behind in it. */
function mirror(light: Light, edge: string, dark: string): string {
  return [
    rect(dark, 596, 40, 12, 52),
    rect(dark, 500, 84, 204, 68, { r: 22 }),
    rect(light.sky[3] ?? "", 510, 92, 184, 52, { r: 16 }),
    shape(
      tone(light, 0.5),
      "M510 124Q560 106 610 118T694 112V128Q694 144 678 144H526Q510 144 510 128Z",
    ),
    poly(light.wallShade, pts([590, 120, 600, 120, 634, 144, 566, 144])),
    rect(edge, 524, 84, 156, 3, { r: 1 }),
  ].join("");
}

/** Air vents and a gauge light along the dashboard. */
function vents(dark: string, edge: string): string {
  const vent = (x: number, y: number) =>
    rect(dark, x, y, 128, 44, { r: 10 }) +
    [10, 20, 30]
      .map((dy) => rect(edge, x + 12, y + dy, 104, 3, { r: 1 }))
      .join("");
  return vent(584, 684) + vent(1040, 712);
}

/** A folded paper map on the dashboard, the route drawn in red. */
function roadMap(): string {
  const paper = mix(ink.snow, ink.straw, 0.25);
  const fold = mix(paper, ink.mist, 0.35);
  return place(
    884,
    668,
    [
      poly(ink.deep, pts([-118, 24, 122, 16, 132, 30, -112, 40]), 0.5),
      poly(paper, pts([-124, 20, -92, -76, -28, -62, -44, 30])),
      poly(fold, pts([-44, 30, -28, -62, 40, -78, 40, 14])),
      poly(paper, pts([40, 14, 40, -78, 104, -64, 124, 22])),
      shape(ink.mist, "M-92 -40Q-60 -24 -66 24L-112 20Q-106 -10 -92 -40Z", 0.7),
      shape(
        ink.mist,
        "M40 -44Q70 -40 80 -66L104 -64L112 -26Q76 -12 40 -20Z",
        0.7,
      ),
      stroke(ink.truck, 5, "M-50 8Q-20 -4 -14 -24T34 -34Q60 -8 92 2"),
      disc(ink.truck, -50, 8, 7),
      disc(ink.truck, 92, 2, 7),
    ].join(""),
    { turn: 2 },
  );
}

/** The steering wheel before the driver. */
function wheel(dark: string, edge: string): string {
  const rim = (r: number) => `M${300 - r} 830A${r} ${r} 0 0 1 ${300 + r} 830`;
  return [
    poly(dark, pts([110, 760, 490, 760, 350, 830, 250, 830])),
    stroke(dark, 38, rim(214)),
    stroke(edge, 5, rim(229)),
    disc(dark, 300, 806, 92),
    disc(edge, 300, 790, 36),
    disc(ink.truck, 300, 790, 23),
  ].join("");
}

import { type Light, mix } from "./palette";
import { type Point, poly, pts } from "./svg";

interface Rainier {
  /** Column of the summit. */
  x: number;
  /** Line where the flanks run into the foothills. */
  base: number;
  /** Summit height above `base`; the massif is about four times as wide. */
  height: number;
  /** Side the sun stands on. */
  sunSide?: "left" | "right";
  /** Blend towards the horizon colour, 0 to 1. */
  haze?: number;
  /** Horizontal stretch. */
  stretch?: number;
}

type Face = readonly Point[];

/** Left skyline with Little Tahoma's tooth; units of the summit height. */
const leftLine: Face = pts([
  -2.15, 0, -1.72, 0.07, -1.38, 0.15, -1.14, 0.24, -0.97, 0.315, -0.87, 0.385,
  -0.8, 0.455, -0.762, 0.5, -0.735, 0.462, -0.69, 0.438, -0.63, 0.47, -0.53,
  0.575, -0.43, 0.695, -0.345, 0.8, -0.27, 0.885, -0.2, 0.938, -0.125, 0.964,
  -0.05, 0.992,
]);

/** Right skyline over Columbia Crest and Point Success. */
const rightLine: Face = pts([
  0.03, 1, 0.09, 0.988, 0.14, 0.962, 0.2, 0.966, 0.27, 0.935, 0.33, 0.872, 0.41,
  0.778, 0.48, 0.706, 0.56, 0.655, 0.62, 0.622, 0.71, 0.535, 0.83, 0.432, 0.99,
  0.335, 1.2, 0.238, 1.5, 0.132, 1.82, 0.06, 2.2, 0,
]);

/** The middle ridge that parts the lit half from the shaded half. */
const spine: Face = pts([
  0.03, 1, -0.01, 0.91, 0.035, 0.82, -0.035, 0.71, 0.02, 0.6, -0.03, 0.5, 0.03,
  0.41,
]);

/** Spreads the lower ice outwards, the way glaciers leave a cone. */
const fan = (face: Face): Face =>
  face.map(([x, y]): Point => [x * (1 + Math.max(0, 0.55 - y) * 0.5), y]);

const leftSnout: Face = fan(
  pts([
    0.03, 0.41, -0.02, 0.3, -0.08, 0.15, -0.125, 0.06, -0.15, 0.2, -0.185, 0.32,
    -0.2, 0.47, -0.235, 0.35, -0.3, 0.24, -0.35, 0.17, -0.365, 0.29, -0.4, 0.41,
    -0.395, 0.53, -0.45, 0.4, -0.52, 0.28, -0.565, 0.22, -0.57, 0.31, -0.6,
    0.385, -0.65, 0.36, -0.68, 0.38,
  ]),
);

const rightSnout: Face = fan(
  pts([
    0.78, 0.38, 0.735, 0.44, 0.68, 0.36, 0.615, 0.26, 0.59, 0.37, 0.545, 0.47,
    0.52, 0.56, 0.475, 0.44, 0.42, 0.27, 0.375, 0.13, 0.345, 0.28, 0.3, 0.41,
    0.275, 0.55, 0.235, 0.42, 0.18, 0.28, 0.135, 0.2, 0.11, 0.31, 0.07, 0.39,
  ]),
);

const leftHalf: Face = [...leftLine.slice(9), ...spine, ...leftSnout];
const rightHalf: Face = [
  ...rightLine.slice(0, 12),
  ...rightSnout,
  ...[...spine].reverse().slice(0, 6),
];

/** Right-facing hollows of the left half. */
const leftFolds: readonly Face[] = [
  pts([
    -0.125, 0.964, -0.185, 0.85, -0.155, 0.75, -0.225, 0.63, -0.2, 0.47, -0.185,
    0.32, -0.15, 0.2, -0.125, 0.06, -0.11, 0.22, -0.13, 0.4, -0.085, 0.56,
    -0.115, 0.7, -0.085, 0.84,
  ]),
  pts([
    -0.345, 0.8, -0.36, 0.68, -0.42, 0.6, -0.395, 0.53, -0.4, 0.41, -0.365,
    0.29, -0.35, 0.17, -0.315, 0.31, -0.325, 0.45, -0.29, 0.57, -0.315, 0.67,
  ]),
  pts([
    -0.565, 0.535, -0.57, 0.45, -0.6, 0.385, -0.57, 0.31, -0.565, 0.22, -0.525,
    0.33, -0.51, 0.43,
  ]),
];

/** Left-facing hollows of the right half. */
const rightFolds: readonly Face[] = [
  pts([
    0.2, 0.966, 0.23, 0.86, 0.2, 0.77, 0.275, 0.66, 0.275, 0.55, 0.235, 0.42,
    0.18, 0.28, 0.135, 0.2, 0.165, 0.36, 0.155, 0.48, 0.195, 0.58, 0.14, 0.7,
    0.165, 0.8, 0.15, 0.9,
  ]),
  pts([
    0.41, 0.778, 0.42, 0.68, 0.48, 0.62, 0.52, 0.56, 0.475, 0.44, 0.42, 0.27,
    0.375, 0.13, 0.39, 0.33, 0.385, 0.45, 0.42, 0.54, 0.37, 0.66,
  ]),
  pts([
    0.71, 0.535, 0.72, 0.49, 0.735, 0.44, 0.68, 0.36, 0.615, 0.26, 0.64, 0.39,
    0.665, 0.46,
  ]),
];

/** Bare cliffs breaking through the ice. */
const cliffs: readonly Face[] = [
  pts([
    -0.04, 0.71, 0.018, 0.6, -0.03, 0.5, 0.028, 0.41, -0.02, 0.36, -0.065, 0.5,
    -0.035, 0.59,
  ]),
  pts([-0.228, 0.63, -0.2, 0.47, -0.185, 0.35, -0.222, 0.4, -0.252, 0.54]),
  pts([0.277, 0.66, 0.277, 0.55, 0.3, 0.41, 0.318, 0.5, 0.3, 0.6]),
  pts([0.485, 0.62, 0.522, 0.56, 0.545, 0.47, 0.556, 0.54, 0.53, 0.6]),
];

/** Flank of bare rock on the right of the middle ridge. */
const rightRock: Face = [
  ...rightLine,
  [0.9, 0],
  [0.62, 0.1],
  [0.46, 0.02],
  [0.3, 0.14],
  [0.2, 0],
  [0.04, 0.12],
  [0.07, 0.3],
  ...[...spine].reverse(),
];

/** Wooded buttresses at the foot, lighter with distance. */
const apron: Face = pts([
  -2.15, -0.14, -2.15, 0, -1.72, 0.05, -1.4, 0.1, -1.2, 0.06, -0.98, 0.15, -0.8,
  0.08, -0.62, 0.13, -0.45, 0.05, -0.25, 0.1, -0.05, 0.03, 0.16, 0.09, 0.34,
  0.04, 0.55, 0.14, 0.72, 0.06, 0.95, 0.16, 1.2, 0.08, 1.45, 0.1, 1.8, 0.04,
  2.2, 0, 2.2, -0.14,
]);

/** Mount Rainier as it stands over Tacoma. */
export function rainier(light: Light, options: Rainier): string {
  const { x, base, height, sunSide = "left", haze = 0, stretch = 1 } = options;
  const far = light.sky.at(-1) ?? light.sun;
  const draw = (fill: string, face: Face) =>
    poly(
      mix(fill, far, haze),
      face.map(([px, py]): Point => [
        x + px * height * stretch,
        base - py * height,
      ]),
    );
  const fromLeft = sunSide === "left";
  const fold = mix(light.snowLit, light.snowShade, 0.5);
  const deepShade = mix(light.snowShade, light.rock, 0.4);
  const darkRock = mix(light.rock, light.land[2] ?? light.rock, 0.4);
  const [litFolds, dimFolds] = fromLeft
    ? [rightFolds, leftFolds]
    : [leftFolds, rightFolds];
  const wholeRock = [
    ...leftLine,
    ...rightLine,
    [2.2, -0.14],
    [-2.15, -0.14],
  ] as const;
  return [
    draw(fromLeft ? light.rock : darkRock, wholeRock),
    draw(fromLeft ? darkRock : light.rock, rightRock),
    draw(mix(light.rock, far, 0.28), apron),
    draw(fromLeft ? light.snowLit : light.snowShade, leftHalf),
    draw(fromLeft ? light.snowShade : light.snowLit, rightHalf),
    dimFolds.map((face) => draw(fold, fan(face))).join(""),
    litFolds.map((face) => draw(fold, fan(face))).join(""),
    cliffs
      .map((face) => draw(mix(darkRock, deepShade, 0.35), fan(face)))
      .join(""),
  ].join("");
}

import type { Coordinates, FlattenedCoordinates } from "./mapProjection";

interface LandmarkName {
  readonly lines: readonly string[];
  /** Center of the first line. */
  readonly center: Coordinates;
}

interface Landmarks {
  readonly names: readonly LandmarkName[];
  readonly mountain: Coordinates;
  readonly ferry: Coordinates;
  readonly waves: readonly Coordinates[];
  readonly firs: readonly Coordinates[];
  readonly road: readonly Coordinates[];
  /** What only the larger maps of counties show. */
  readonly closeUp: {
    readonly names: readonly LandmarkName[];
    readonly ferry: Coordinates;
    readonly firs: readonly Coordinates[];
    /** Lakes, an island in one, and inlets, which the outlines of counties don't have. */
    readonly waters: readonly FlattenedCoordinates[];
  };
}

/**
 * Landmarks that the map shows if they are in its frame. They are for orientation: their
 * positions are approximate.
 */
export const landmarks: Landmarks = {
  names: [
    { lines: ["Puget", "Sound"], center: [-122.425, 47.895] },
    { lines: ["Mount Rainier"], center: [-121.7603, 46.935] },
    { lines: ["I-5"], center: [-122.875, 46.75] },
  ],
  mountain: [-121.7603, 46.8523],
  ferry: [-122.44, 47.745],
  waves: [
    [-122.44, 47.575],
    [-122.385, 47.445],
    [-122.62, 47.97],
    [-122.55, 48.2],
  ],
  firs: [
    [-123.13, 47.77],
    [-123.03, 47.69],
    [-123.06, 47.24],
    [-121.55, 47.7],
    [-121.43, 47.6],
    [-121.5, 47.24],
    [-121.37, 47.31],
    [-122.08, 47.88],
    [-121.8, 47.85],
    [-121.15, 47.22],
    [-122.47, 46.87],
    [-122.25, 46.71],
    [-121.6, 48.2],
  ],
  /** Interstate 5 from the Columbia River to Canada. */
  road: [
    [-122.67, 45.62],
    [-122.74, 45.9],
    [-122.89, 46.13],
    [-122.87, 46.44],
    [-122.96, 46.66],
    [-123.0, 46.8],
    [-122.91, 47.0],
    [-122.87, 47.045],
    [-122.71, 47.07],
    [-122.63, 47.1],
    [-122.48, 47.17],
    [-122.455, 47.225],
    [-122.36, 47.245],
    [-122.295, 47.3],
    [-122.265, 47.45],
    [-122.31, 47.54],
    [-122.32, 47.62],
    [-122.325, 47.72],
    [-122.285, 47.82],
    [-122.2, 47.95],
    [-122.18, 48.06],
    [-122.19, 48.16],
    [-122.335, 48.42],
    [-122.34, 48.48],
    [-122.48, 48.76],
    [-122.6, 48.87],
    [-122.74, 49.0],
  ],
  closeUp: {
    names: [
      { lines: ["I-5"], center: [-122.895, 46.92] },
      { lines: ["I-5"], center: [-122.24, 47.46] },
      { lines: ["Puget", "Sound"], center: [-122.445, 47.527] },
    ],
    ferry: [-122.45, 47.625],
    firs: [
      [-121.98, 47.5],
      [-121.94, 47.53],
      [-121.96, 47.36],
      [-122.09, 47.44],
      [-123.06, 46.98],
      [-123.03, 46.95],
      [-122.72, 46.96],
      [-122.83, 47.545],
      [-122.71, 47.46],
      [-122.12, 47.1],
      [-122.4, 47.08],
      [-122.66, 47.34],
    ],
    waters: [
      // Lake Washington, and Mercer Island
      [
        -122.255, 47.757, -122.235, 47.72, -122.215, 47.69, -122.21, 47.67,
        -122.235, 47.645, -122.237, 47.615, -122.213, 47.603, -122.203, 47.575,
        -122.193, 47.545, -122.198, 47.512, -122.216, 47.498, -122.245, 47.508,
        -122.268, 47.535, -122.258, 47.552, -122.286, 47.572, -122.287, 47.6,
        -122.278, 47.64, -122.256, 47.662, -122.25, 47.684, -122.27, 47.7,
        -122.283, 47.735, -122.275, 47.752,
      ],
      [
        -122.24, 47.592, -122.222, 47.59, -122.213, 47.57, -122.216, 47.545,
        -122.226, 47.525, -122.242, 47.53, -122.252, 47.55, -122.248, 47.575,
      ],
      // Rich Passage, the channel to Port Orchard, and Sinclair Inlet
      [
        -122.48, 47.565, -122.53, 47.578, -122.57, 47.6, -122.57, 47.65,
        -122.555, 47.71, -122.6, 47.69, -122.618, 47.645, -122.61, 47.6,
        -122.618, 47.57, -122.65, 47.556, -122.698, 47.535, -122.695, 47.526,
        -122.655, 47.543, -122.61, 47.551, -122.575, 47.572, -122.54, 47.56,
        -122.5, 47.55,
      ],
      // Budd and Henderson inlets
      [
        -122.907, 47.048, -122.922, 47.085, -122.935, 47.14, -122.93, 47.2,
        -122.89, 47.2, -122.9, 47.13, -122.888, 47.095, -122.898, 47.06,
      ],
      [-122.832, 47.075, -122.85, 47.11, -122.855, 47.2, -122.82, 47.2],
    ],
  },
};

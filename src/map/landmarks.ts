import type { Coordinates } from "./mapProjection";

interface Landmarks {
  readonly names: readonly {
    readonly lines: readonly string[];
    /** Center of the first line. */
    readonly center: Coordinates;
  }[];
  readonly mountain: Coordinates;
  readonly ferry: Coordinates;
  readonly waves: readonly Coordinates[];
  readonly firs: readonly Coordinates[];
  readonly road: readonly Coordinates[];
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
    [-122.44, 47.55],
    [-122.375, 47.43],
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
};

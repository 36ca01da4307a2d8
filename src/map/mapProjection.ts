/** A geographic position in degrees. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** A position in units of the map, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Flattened coordinates, as in `washington.json`: longitude, latitude, … */
export type FlattenedCoordinates = readonly number[];

/** Width of the map; defines the units of all other lengths. */
export const mapWidth = 1000;
/** Space between the counties and the frame, in units. */
const margin = 40;

/** Length of a degree of longitude relative to a degree of latitude, in mid-Washington. */
const longitudeScale = Math.cos((47.4 * Math.PI) / 180);

export const unflattenCoordinates = (
  line: FlattenedCoordinates,
): Coordinates[] =>
  line.flatMap((longitude, index) => {
    const latitude = line[index + 1];
    return index % 2 || latitude === undefined ? [] : [[longitude, latitude]];
  });

export interface MapProjection {
  readonly height: number;
  readonly toPoint: (degrees: Coordinates) => Point;
}

/**
 * Creates an equirectangular projection that fits the outlines, with north at the top. Its
 * error moves no town in Washington by more than 1 % of the map.
 */
export function createMapProjection(
  outlines: readonly FlattenedCoordinates[],
): MapProjection {
  const points = outlines.flatMap(unflattenCoordinates);
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const west = Math.min(...longitudes);
  const north = Math.max(...latitudes);
  const scale =
    (mapWidth - 2 * margin) /
    ((Math.max(...longitudes) - west) * longitudeScale);
  return {
    height: Math.round((north - Math.min(...latitudes)) * scale + 2 * margin),
    toPoint: ([longitude, latitude]) => ({
      x: margin + (longitude - west) * longitudeScale * scale,
      y: margin + (north - latitude) * scale,
    }),
  };
}

/**
 * Formats an SVG path of straight lines through whole units. Each point is relative to the
 * previous point, which halves the number of digits.
 */
export function toSvgPath(points: readonly Point[]): string {
  let x = 0;
  let y = 0;
  const [start = "", ...steps] = points.map((point) => {
    const dx = Math.round(point.x) - x;
    const dy = Math.round(point.y) - y;
    x += dx;
    y += dy;
    return dx || dy ? ` ${dx} ${dy}`.replaceAll(" -", "-") : "";
  });
  const line = steps.join("");
  // The path is empty for a line shorter than a unit.
  return line && `M${start.trim() || "0 0"}l${line}`;
}

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
/** Height of the map of a county, which has the shape of pictures, in units. */
export const countyMapHeight = 750;
/** Height of the map of a city, which stands above a list of facts, in units. */
export const cityMapHeight = 600;

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

/** Where a map begins and ends. */
export interface MapFrame {
  /** The positions that the map has to show, in its middle. */
  readonly positions: readonly Coordinates[];
  /** Least space between these and the frame at each side, in units. */
  readonly margins: Point;
  /** Height of the map, in units; defaults to that of the positions. */
  readonly height?: number;
  /** Largest length of a degree of latitude, in units. */
  readonly maxScale?: number;
}

/**
 * Creates an equirectangular projection into a frame, with north at the top. Its error moves
 * no town in Washington by more than 1 % of the map.
 */
export function createMapProjection({
  positions,
  margins,
  height: frameHeight,
  maxScale = Infinity,
}: MapFrame): MapProjection {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  const west = Math.min(...longitudes);
  const north = Math.max(...latitudes);
  const width = (Math.max(...longitudes) - west) * longitudeScale;
  const height = north - Math.min(...latitudes);
  const scale = Math.min(
    (mapWidth - 2 * margins.x) / width,
    ((frameHeight ?? Infinity) - 2 * margins.y) / height,
    maxScale,
  );
  const mapHeight = frameHeight ?? height * scale + 2 * margins.y;
  const left = (mapWidth - width * scale) / 2;
  const top = (mapHeight - height * scale) / 2;
  return {
    height: Math.round(mapHeight),
    toPoint: ([longitude, latitude]) => ({
      x: left + (longitude - west) * longitudeScale * scale,
      y: top + (north - latitude) * scale,
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

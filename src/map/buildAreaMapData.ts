import { cityLabelSides } from "../site/cityLabelSides";
import type { CityLabelSide } from "../site/cityLabelSides";
import { required } from "../shared/required";
import { landmarks } from "./landmarks";
import {
  countyMapHeight,
  createMapProjection,
  toSvgPath,
  unflattenCoordinates,
  mapWidth,
} from "./mapProjection";
import type { Coordinates, FlattenedCoordinates, Point } from "./mapProjection";
import washington from "./washington.json";

export interface CountyToMap {
  /** Five-digit Census code. */
  readonly fips: string;
  readonly path: string;
}

export interface CityToMap {
  readonly name: string;
  readonly path: string;
  /** Location in degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly nameSide?: CityLabelSide | null | undefined;
}

/** A county in `washington.json`. */
interface CountyOutline {
  /** Name without "County". */
  readonly name: string;
  /** Position of the name. */
  readonly center: FlattenedCoordinates;
  readonly rings: readonly FlattenedCoordinates[];
}

/**
 * Finds the outline of a county by its Census code. The outlines are from the cartographic
 * boundary files of the U.S. Census Bureau, in the public domain, with smoothed coasts.
 * @throws if there is no such county
 */
const findCountyOutline = (fips: string): CountyOutline =>
  required(
    (washington.counties as Readonly<Record<string, CountyOutline>>)[fips],
    `county with the code ${fips}`,
  );

/** Least distance of a landmark's name from the frame, which would cut it off, in units. */
const nameInset = 40;

/** Width of the land drawn beyond the frame, in units. */
const bleedWidth = 10;

/** Converts a part of a total to percent, rounded to one decimal. */
const toPercent = (part: number, total: number) =>
  Math.round((part / total) * 1000) / 10;

/**
 * Draws the map of counties and cities, with north at the top. Outlines and landmarks are
 * in units of a view box that fits the counties. The `x` and `y` of counties, cities and
 * other names are percentages of the view box's width and height.
 * @param frameHeight height of the view box; defaults to that of the counties
 */
export function buildAreaMapData(
  counties: readonly CountyToMap[],
  cities: readonly CityToMap[],
  frameHeight?: number,
) {
  const outlines = counties.map(({ fips }) => findCountyOutline(fips));
  const { height, toPoint } = createMapProjection(
    outlines.flatMap(({ rings }) => rings),
    frameHeight,
  );
  const toPoints = (line: FlattenedCoordinates) =>
    unflattenCoordinates(line).map(toPoint);

  const clamp = (value: number, max: number) =>
    Math.min(Math.max(value, -bleedWidth), max + bleedWidth);
  /** Clamps points to the invisible bleed around the frame, and drops those that become redundant. */
  const clipToFrame = (points: readonly Point[]) =>
    points
      .map(({ x, y }) => ({ x: clamp(x, mapWidth), y: clamp(y, height) }))
      .filter(({ x, y }, index, all) => {
        const before = all[index - 1];
        return before?.x !== x || before.y !== y;
      })
      .filter(({ x, y }, index, all) => {
        const before = all[index - 1];
        const after = all[index + 1];
        const isOnLine = before?.x === x && after?.x === x;
        return !isOnLine && !(before?.y === y && after?.y === y);
      });
  const toPointInside = (degrees: Coordinates, inset = 0): Point[] => {
    const { x, y } = toPoint(degrees);
    const isInside =
      x > inset && x < mapWidth - inset && y > inset && y < height - inset;
    return isInside ? [{ x: Math.round(x), y: Math.round(y) }] : [];
  };
  const toPercentages = ({ x, y }: Point) => ({
    x: toPercent(x, mapWidth),
    y: toPercent(y, height),
  });

  const { names, mountain, ferry, waves, firs, road } = landmarks;
  return {
    width: mapWidth,
    height,
    land: washington.land
      .map((line) => toSvgPath(clipToFrame(toPoints(line))))
      .join(""),
    road: toSvgPath(road.map(toPoint)),
    waves: waves.flatMap(toPointInside),
    firs: firs.flatMap(toPointInside),
    ferry: toPointInside(ferry)[0] ?? null,
    mountain: toPointInside(mountain)[0] ?? null,
    landmarkNames: names.flatMap(({ lines, center }) =>
      toPointInside(center, nameInset).map((point) => ({
        lines,
        ...toPercentages(point),
      })),
    ),
    counties: counties.map(({ path }, index) => {
      const { name, center, rings } = required(
        outlines[index],
        `outline of ${path}`,
      );
      const [longitude = 0, latitude = 0] = center;
      return {
        path,
        outline: rings.map((line) => toSvgPath(toPoints(line))).join(""),
        name,
        ...toPercentages(toPoint([longitude, latitude])),
      };
    }),
    cities: cities.map(({ name, path, location, nameSide }) => ({
      name,
      path,
      side: nameSide ?? cityLabelSides[0],
      ...toPercentages(toPoint([location.longitude, location.latitude])),
    })),
  };
}

export type AreaMapData = ReturnType<typeof buildAreaMapData>;

/**
 * Draws the part of the map that shows a county and its cities, larger.
 * @param county path of the county's page
 */
export const buildCountyMapData = (
  counties: readonly CountyToMap[],
  cities: readonly CityToMap[],
  county: string,
): AreaMapData =>
  buildAreaMapData(
    counties.filter(({ path }) => path === county),
    cities.filter(({ path }) => path.startsWith(`${county}/`)),
    countyMapHeight,
  );

import { cityLabelSides } from "../site/cityLabelSides";
import type { CityLabelSide } from "../site/cityLabelSides";
import { required } from "../shared/required";
import { landmarks } from "./landmarks";
import {
  cityMapHeight,
  countyMapHeight,
  createMapProjection,
  toSvgPath,
  unflattenCoordinates,
  mapWidth,
} from "./mapProjection";
import type {
  Coordinates,
  FlattenedCoordinates,
  MapFrame,
  Point,
} from "./mapProjection";
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

/** Least distances of a landmark's name from the frame, which would cut it off, in units. */
const nameInset = { x: 110, y: 40 };

/** Width of the land drawn beyond the frame, in units. */
const bleedWidth = 10;

/** The frame of a map that shows counties whole. */
const frameCounties = (outlines: readonly CountyOutline[]): MapFrame => ({
  positions: outlines.flatMap(({ rings }) =>
    rings.flatMap(unflattenCoordinates),
  ),
  margins: { x: 40, y: 40 },
});

/**
 * Cuts off the part of an area that is beyond a line.
 * @param getDistance distance of a point from the line, negative beyond it
 */
const clipArea = (
  points: readonly Point[],
  getDistance: (point: Point) => number,
): readonly Point[] =>
  points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const from = getDistance(before);
    const to = getDistance(point);
    const part = from / (from - to);
    const crossing = {
      x: before.x + (point.x - before.x) * part,
      y: before.y + (point.y - before.y) * part,
    };
    const crossings = from < 0 === to < 0 ? [] : [crossing];
    return to < 0 ? crossings : [...crossings, point];
  });

/** Converts a part of a total to percent, rounded to one decimal. */
const toPercent = (part: number, total: number) =>
  Math.round((part / total) * 1000) / 10;

/**
 * Draws the map of counties and cities, with north at the top. Outlines and landmarks are
 * in units of a view box that fits the counties. The `x` and `y` of counties, cities and
 * other names are percentages of the view box's width and height.
 * @param frame defaults to all of the counties
 */
export function buildAreaMapData(
  counties: readonly CountyToMap[],
  cities: readonly CityToMap[],
  frame?: MapFrame,
) {
  const outlines = counties.map(({ fips }) => findCountyOutline(fips));
  const { height, toPoint } = createMapProjection(
    frame ?? frameCounties(outlines),
  );
  const toPoints = (line: FlattenedCoordinates) =>
    unflattenCoordinates(line).map(toPoint);

  const clipToFrame = (points: readonly Point[]) =>
    [
      ({ x }: Point) => x + bleedWidth,
      ({ y }: Point) => y + bleedWidth,
      ({ x }: Point) => mapWidth + bleedWidth - x,
      ({ y }: Point) => height + bleedWidth - y,
    ].reduce(clipArea, points);
  const toAreaPath = (line: FlattenedCoordinates) =>
    toSvgPath(clipToFrame(toPoints(line)));
  const toPointInside = (
    degrees: Coordinates,
    inset: Point = { x: 0, y: 0 },
  ): Point[] => {
    const { x, y } = toPoint(degrees);
    const isInside =
      Math.min(x, mapWidth - x) > inset.x && Math.min(y, height - y) > inset.y;
    return isInside ? [{ x: Math.round(x), y: Math.round(y) }] : [];
  };
  const toPercentages = ({ x, y }: Point) => ({
    x: toPercent(x, mapWidth),
    y: toPercent(y, height),
  });

  const { mountain, waves, road, closeUp } = landmarks;
  const names = [...landmarks.names, ...(frame ? closeUp.names : [])];
  const firs = [...landmarks.firs, ...(frame ? closeUp.firs : [])];
  const waters = frame ? closeUp.waters : [];
  const ferry = frame ? closeUp.ferry : landmarks.ferry;
  return {
    width: mapWidth,
    height,
    land: washington.land.map(toAreaPath).join(""),
    waters: waters
      .map(toAreaPath)
      .filter(Boolean)
      .map((path) => `${path}z`)
      .join(""),
    road: toSvgPath(road.map(toPoint)),
    waves: waves.flatMap((place) => toPointInside(place)),
    firs: firs.flatMap((place) => toPointInside(place)),
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
        outline: rings.map(toAreaPath).join(""),
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

/** Maps of places are at least about 25 miles wide, so that they show surroundings. */
const maxScale = mapWidth / 0.36;

/** Whether a position is inside the smallest upright rectangle around others. */
function isAmong([x, y]: Coordinates, others: readonly Coordinates[]): boolean {
  const xs = others.map(([longitude]) => longitude);
  const ys = others.map(([, latitude]) => latitude);
  return (
    x > Math.min(...xs) &&
    x < Math.max(...xs) &&
    y > Math.min(...ys) &&
    y < Math.max(...ys)
  );
}

/**
 * The frame of a county's map, which its cities fill, and the mountain if it's there: counties
 * of the Cascades are empty to the east. Without cities, the map shows the whole county.
 */
function frameCounty(
  county: CountyOutline,
  cities: readonly CityToMap[],
): MapFrame {
  const countyFrame = { ...frameCounties([county]), height: countyMapHeight };
  if (!cities.length) return countyFrame;
  const { mountain } = landmarks;
  const places = cities.map(({ location }): Coordinates => [
    location.longitude,
    location.latitude,
  ]);
  return {
    ...countyFrame,
    positions: isAmong(mountain, countyFrame.positions)
      ? [...places, mountain]
      : places,
    // For the names of cities beside their dots.
    margins: { x: 250, y: 130 },
    maxScale,
  };
}

/**
 * Draws the part of the map that shows a county's cities, larger.
 * @param path path of the county's page
 */
export function buildCountyMapData(
  counties: readonly CountyToMap[],
  cities: readonly CityToMap[],
  path: string,
): AreaMapData {
  const county = required(
    counties.find((each) => each.path === path),
    path,
  );
  const ownCities = cities.filter((city) => city.path.startsWith(`${path}/`));
  return buildAreaMapData(
    [county],
    ownCities,
    frameCounty(findCountyOutline(county.fips), ownCities),
  );
}

/**
 * Draws the part of the map around a city.
 * @param path path of the city's page
 */
export function buildCityMapData(
  counties: readonly CountyToMap[],
  cities: readonly CityToMap[],
  path: string,
): AreaMapData {
  const { location } = required(
    cities.find((each) => each.path === path),
    path,
  );
  return buildAreaMapData(counties, cities, {
    positions: [[location.longitude, location.latitude]],
    margins: { x: 0, y: 0 },
    height: cityMapHeight,
    maxScale,
  });
}

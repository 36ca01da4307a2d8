import { nameSides } from "../../site/nameSides";
import type { NameSide } from "../../site/nameSides";
import { required } from "../../site/required";
import { landmarks } from "./landmarks";
import { mapFrame, pathThrough, pointsOf, width } from "./mapFrame";
import type { Degrees, Line, Point } from "./mapFrame";
import washington from "./washington.json";

export interface CountyOnMap {
  /** Its five-digit Census code. */
  readonly fips: string;
  readonly path: string;
}

export interface CityOnMap {
  readonly name: string;
  readonly path: string;
  /** In degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly nameSide?: NameSide | null | undefined;
}

/** What `washington.json` says of a county. */
interface County {
  /** Without "County". */
  readonly name: string;
  /** Where the name stands. */
  readonly center: Line;
  readonly rings: readonly Line[];
}

/**
 * The outline of a county by its Census code, from the cartographic boundary files of
 * the U.S. Census Bureau, which are in the public domain. Coasts are smoothed.
 * @throws when there is no such county
 */
const countyOf = (fips: string): County =>
  required(
    (washington.counties as Readonly<Record<string, County>>)[fips],
    `county with the code ${fips}`,
  );

/** How far the land is drawn beyond the frame, in units. */
const bleed = 10;

/** A part of a length in percent, rounded to one decimal. */
const percent = (part: number, total: number) =>
  Math.round((part / total) * 1000) / 10;

/**
 * Draws the map of counties and cities, with north at the top. Outlines and landmarks
 * are in units of a view box that fits the counties; the `x` and `y` of counties,
 * cities and other names are percentages of its width and height.
 */
export function areaMap(
  counties: readonly CountyOnMap[],
  cities: readonly CityOnMap[],
) {
  const shapes = counties.map(({ fips }) => countyOf(fips));
  const { height, place } = mapFrame(shapes.flatMap(({ rings }) => rings));
  const ring = (line: Line) => pointsOf(line).map(place);

  const clamp = (value: number, max: number) =>
    Math.min(Math.max(value, -bleed), max + bleed);
  /** Moves what is outside of the frame to its edge, where nobody sees it. */
  const cut = (points: readonly Point[]) =>
    points
      .map(({ x, y }) => ({ x: clamp(x, width), y: clamp(y, height) }))
      .filter(({ x, y }, index, all) => {
        const before = all[index - 1];
        return before?.x !== x || before.y !== y;
      })
      .filter(({ x, y }, index, all) => {
        const [before, after] = [all[index - 1], all[index + 1]];
        const isOnLine = before?.x === x && after?.x === x;
        return !isOnLine && !(before?.y === y && after?.y === y);
      });
  const onMap = (degrees: Degrees): Point[] => {
    const { x, y } = place(degrees);
    const isInside = x > 0 && x < width && y > 0 && y < height;
    return isInside ? [{ x: Math.round(x), y: Math.round(y) }] : [];
  };
  const share = ({ x, y }: Point) => ({
    x: percent(x, width),
    y: percent(y, height),
  });

  const { names, mountain, ferry, waves, firs, road } = landmarks;
  return {
    width,
    height,
    land: washington.land.map((line) => pathThrough(cut(ring(line)))).join(""),
    road: pathThrough(road.map(place)),
    waves: waves.flatMap(onMap),
    firs: firs.flatMap(onMap),
    ferry: onMap(ferry)[0] ?? null,
    mountain: onMap(mountain)[0] ?? null,
    landmarkNames: names.flatMap(({ lines, at }) =>
      onMap(at).map((point) => ({ lines, ...share(point) })),
    ),
    counties: counties.map(({ path }, index) => {
      const { name, center, rings } = required(
        shapes[index],
        `outline of ${path}`,
      );
      const [longitude = 0, latitude = 0] = center;
      return {
        path,
        outline: rings.map((line) => pathThrough(ring(line))).join(""),
        name,
        ...share(place([longitude, latitude])),
      };
    }),
    cities: cities.map(({ name, path, location, nameSide }) => ({
      name,
      path,
      side: nameSide ?? nameSides[0],
      ...share(place([location.longitude, location.latitude])),
    })),
  };
}

export type AreaMapData = ReturnType<typeof areaMap>;

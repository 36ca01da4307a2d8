import { geoPath } from "d3-geo";
import type { GeoPermissibleObjects } from "d3-geo";
import { required } from "../../site/required";
import { placeCountyNames } from "./countyNames";
import { land } from "./countyShapes";
import { overlap } from "./mapLabels";
import { mapLayout } from "./mapLayout";
import type { CityOnMap, CountyOnMap } from "./mapLayout";

/** How far the land is drawn beyond the frame, in units of the view box. */
const bleed = 10;

/**
 * A path of straight lines with each point relative to the one before, which
 * halves its digits.
 * @param path as d3-geo writes it, with whole numbers
 */
export function relativePath(path: string): string {
  let [x, y] = [0, 0];
  return path.replace(
    /([ML])(-?\d+),(-?\d+)/g,
    (_, command: string, toX: string, toY: string) => {
      const [dx, dy] = [Number(toX) - x, Number(toY) - y];
      [x, y] = [Number(toX), Number(toY)];
      if (command === "M") return `M${x} ${y}l`;
      return dx || dy ? ` ${dx} ${dy}`.replaceAll(" -", "-") : "";
    },
  );
}

/** A part of a length in percent, rounded to one decimal. */
const percent = (part: number, whole: number) =>
  Math.round((part / whole) * 1000) / 10;

/**
 * Draws the map of counties and cities, with north at the top. Outlines, `land`
 * and the mountain are in units of a view box that fits the counties; all other
 * `x` and `y` are percentages of its width and height.
 */
export function areaMap(
  counties: readonly CountyOnMap[],
  cities: readonly CityOnMap[],
) {
  const layout = mapLayout(counties, cities);
  const { shapes, project, frame, peak, dots, labels } = layout;
  const { right: width, bottom: height } = frame;
  const draw = geoPath(project).digits(0);
  const outline = (shape: GeoPermissibleObjects) =>
    relativePath(draw(shape) ?? "");
  const names = placeCountyNames(layout);
  const placedCounties = counties.map(({ fips, path }, index) => {
    const shape = required(shapes[index], `outline of ${fips}`);
    const place = names[index];
    return {
      path,
      outline: outline(shape),
      label: place
        ? {
            text: shape.properties.name,
            x: percent(place.x, width),
            y: percent(place.y, height),
            wideOnly: place.wideOnly,
          }
        : null,
    };
  });
  project.clipExtent([
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ]);
  return {
    width,
    height,
    land: outline(land),
    mountain: overlap(peak.box, frame)
      ? { x: Math.round(peak.x), y: Math.round(peak.y) }
      : null,
    counties: placedCounties,
    cities: cities.map(({ name, path }, index) => {
      const { x, y } = required(dots[index], `dot of ${name}`);
      return {
        name,
        path,
        x: percent(x, width),
        y: percent(y, height),
        label: labels[index] ?? null,
      };
    }),
  };
}

export type AreaMapData = ReturnType<typeof areaMap>;

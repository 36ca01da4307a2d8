import { geoBounds, geoPath, geoTransverseMercator } from "d3-geo";
import type { GeoProjection } from "d3-geo";
import type { FeatureCollection } from "geojson";
import { required } from "../../site/required";
import { countyShape } from "./countyShapes";
import type { CountyShape } from "./countyShapes";
import { placeLabels } from "./mapLabels";
import type { Box, Dot, Offset } from "./mapLabels";

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
}

/** Width of the map; defines the units of all other lengths. */
export const width = 1000;
/** Space between the counties and the frame, in units. */
const margin = 40;

/** A font size in units, from the font size and the map's width in CSS pixels. */
export const em = (fontSize: number, mapWidth: number) =>
  (fontSize / mapWidth) * width;

/** Mount Rainier, the region's landmark: longitude and latitude. */
const summit: [number, number] = [-121.7603, 46.8523];
/** Size of its drawing in units, centered on the summit. */
const mountain = { width: 130, height: 75 } as const;

/**
 * Font sizes at which the city names must fit: those in `AreaMap.module.css`,
 * from a screen of 320 px to the widest map.
 */
export const cityEms = {
  narrowest: em(12, 284),
  between: [
    ...[320, 360, 400].map((mapWidth) => em(12, mapWidth)),
    ...[480, 600].map((mapWidth) => em(14, mapWidth)),
  ],
  wide: em(16, 640),
  widest: [800, 1000].map((mapWidth) => em(16, mapWidth)),
};

export interface MapLayout {
  readonly shapes: readonly CountyShape[];
  /** Projects degrees to units. */
  readonly project: GeoProjection;
  readonly frame: Box;
  /** The summit of Mount Rainier; it may be outside the frame. */
  readonly peak: { readonly x: number; readonly y: number; readonly box: Box };
  /** A dot for every city, in units. */
  readonly dots: readonly Dot[];
  /** Position of each dot's name; `null` for a name without room. */
  readonly labels: readonly (Offset | null)[];
}

/** Projects a point that is known to be inside the projection's range. */
function projected(
  project: GeoProjection,
  [longitude, latitude]: [longitude: number, latitude: number],
): [x: number, y: number] {
  const point = project([longitude, latitude]);
  return required(point, `place for ${latitude}, ${longitude} on the map`);
}

function peakIn(project: GeoProjection): MapLayout["peak"] {
  const [x, y] = projected(project, summit);
  const beside = mountain.width / 2;
  const above = mountain.height / 2;
  return {
    x,
    y,
    box: {
      left: x - beside,
      top: y - above,
      right: x + beside,
      bottom: y + above,
    },
  };
}

export function mapLayout(
  counties: readonly CountyOnMap[],
  cities: readonly CityOnMap[],
): MapLayout {
  const shapes = counties.map(({ fips }) => countyShape(fips));
  const all: FeatureCollection = {
    type: "FeatureCollection",
    features: shapes,
  };
  const [[west, south], [east, north]] = geoBounds(all);
  const project = geoTransverseMercator()
    .rotate([-(west + east) / 2, -(south + north) / 2])
    // The outlines are detailed enough to draw straight lines between points.
    .precision(0)
    .fitWidth(width - 2 * margin, all);
  const [[left, top], [, bottom]] = geoPath(project).bounds(all);
  const height = Math.round(bottom - top + 2 * margin);
  const [x, y] = project.translate();
  project.translate([x - left + margin, y - top + margin]);

  const dots = cities.map(({ name, location }) => {
    const { latitude, longitude } = location;
    const [x, y] = projected(project, [longitude, latitude]);
    return { name, x, y };
  });
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const { narrowest, between, wide, widest } = cityEms;
  const sizes = [narrowest, ...between, wide, ...widest];
  const labels = placeLabels(dots, frame, sizes);
  return { shapes, project, frame, peak: peakIn(project), dots, labels };
}

import { geoBounds, geoPath, geoTransverseMercator } from "d3-geo";
import type { GeoProjection } from "d3-geo";
import type { FeatureCollection } from "geojson";
import { countyShape } from "./countyShapes";
import type { CountyShape } from "./countyShapes";
import { placeLabels } from "./mapLabels";
import type { Box, Dot, Offset } from "./mapLabels";

export interface CountyOnMap {
  /** Its code in the Census, five digits. */
  readonly fips: string;
}

export interface CityOnMap {
  readonly name: string;
  /** In degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
}

/** Width of the map in its own units; other lengths follow. */
export const width = 1000;
/** Room between the counties and the frame, in units. */
const margin = 40;

/** Font size in units where the map is so wide; both are CSS pixels. */
export const em = (fontSize: number, mapWidth: number) =>
  (fontSize / mapWidth) * width;

/** The top of Mount Rainier, in degrees: where people here look to know the way. */
const summit = [-121.7603, 46.8523] as const;
/** Room its drawing takes, in units, the summit's place in the middle. */
const mountain = { width: 130, height: 75 } as const;

/**
 * Font sizes at which names of cities have to fit: those of
 * `AreaMap.module.css` from a screen of 320 px to the widest map.
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
  /** From degrees to units. */
  readonly project: GeoProjection;
  readonly frame: Box;
  /** The summit of Mount Rainier, be it inside the frame or not. */
  readonly peak: { readonly x: number; readonly y: number; readonly box: Box };
  /** A dot for every city, in units. */
  readonly dots: readonly Dot[];
  /** Where each dot's name stands; `null` where it finds no room. */
  readonly labels: readonly (Offset | null)[];
}

function peakIn(project: GeoProjection): MapLayout["peak"] {
  const [x, y] = project([...summit])!;
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

/** Where counties, cities and their names stand, north up and true to shape. */
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
    // Lines between points of the outlines are short enough to stay straight.
    .precision(0)
    .fitWidth(width - 2 * margin, all);
  const [[left, top], [, bottom]] = geoPath(project).bounds(all);
  const height = Math.round(bottom - top + 2 * margin);
  const [x, y] = project.translate();
  project.translate([x - left + margin, y - top + margin]);

  const dots = cities.map(({ name, location }) => {
    const { latitude, longitude } = location;
    const [x, y] = project([longitude, latitude])!;
    return { name, x, y };
  });
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const { narrowest, between, wide, widest } = cityEms;
  const sizes = [narrowest, ...between, wide, ...widest];
  const labels = placeLabels(dots, frame, sizes);
  return { shapes, project, frame, peak: peakIn(project), dots, labels };
}

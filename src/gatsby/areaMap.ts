import { geoBounds, geoContains, geoPath, geoTransverseMercator } from "d3-geo";
import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import type { FeatureCollection } from "geojson";
import { countyShape, land } from "../content-check/countyShapes";
import type { CountyShape } from "../content-check/countyShapes";
import { dotBox, labelBox, overlap, placeLabels } from "./mapLabels";
import type { Box, Offset } from "./mapLabels";
import { RelativePath } from "./relativePath";

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
const width = 1000;
/** Room between the counties and the frame, in units. */
const margin = 40;

/** The top of Mount Rainier, in degrees: where people here look to know the way. */
const summit = [-121.7603, 46.8523] as const;
/** Room its drawing takes, in units, the summit's place in the middle. */
const mountain = { width: 130, height: 75 } as const;

/** How far the land around runs on beyond the frame, in units. */
const bleed = 10;

/** Font size in units where the map is so wide; both are CSS pixels. */
const em = (fontSize: number, mapWidth: number) =>
  (fontSize / mapWidth) * width;

/**
 * Font sizes at which labels have to fit: those of `AreaMap.module.css` from a
 * screen of 320 px to the widest map.
 */
const cityEms = [
  em(12, 284),
  em(12, 360),
  em(14, 480),
  em(16, 640),
  em(16, 800),
];

/** The same for names of counties, which are in spaced capitals. */
const countyEms = { everywhere: em(11, 284), wide: em(13, 640) };
const capital = 0.78 / 0.58;

const centered: Offset = { dx: 0, dy: 0.33, anchor: "middle" };

/** Steps of a search for room, as parts of the map's width. */
const grid = 100;

/**
 * The place nearest to the middle of a county where its name stands inside the
 * outline and touches nothing.
 */
function roomFor(
  shape: CountyShape,
  taken: readonly Box[],
  project: GeoProjection,
  fontSize: number,
): { x: number; y: number } | null {
  const path = geoPath(project);
  const [[left, top], [right, bottom]] = path.bounds(shape);
  const [middleX, middleY] = path.centroid(shape);
  const step = width / grid;
  const letters = shape.properties.name.length * capital;
  const isInside = (x: number, y: number) =>
    geoContains(shape, project.invert!([x, y])!);

  const places: { x: number; y: number; distance: number }[] = [];
  for (let x = left; x <= right; x += step)
    for (let y = top; y <= bottom; y += step)
      places.push({ x, y, distance: Math.hypot(x - middleX, y - middleY) });
  places.sort((a, b) => a.distance - b.distance);
  return (
    places.find((place) => {
      const box = labelBox(place, centered, letters, fontSize);
      return (
        !taken.some((other) => overlap(box, other)) &&
        [box.left, place.x, box.right].every(
          (x) => isInside(x, box.top) && isInside(x, box.bottom),
        )
      );
    }) ?? null
  );
}

/** A part of a length in percent, as attributes of SVG take it. */
const percent = (part: number, whole: number) =>
  Math.round((part / whole) * 1000) / 10;

/**
 * Draws the map of some counties and cities, north up and true to shape.
 * Outlines and `land` are path data in units of a view box that fits the
 * counties, and so is the summit of Mount Rainier where it is in sight; other
 * `x` and `y` are percent of its width and height.
 */
export function areaMap<C extends CountyOnMap, D extends CityOnMap>(
  counties: readonly C[],
  cities: readonly D[],
) {
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

  const dots = cities.map((city) => {
    const { latitude, longitude } = city.location;
    const [x, y] = project([longitude, latitude])!;
    return { city, name: city.name, x, y };
  });
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const labels = placeLabels(dots, frame, cityEms);
  const [peakX, peakY] = project([...summit])!;
  const peak: Box = {
    left: peakX - mountain.width / 2,
    top: peakY - mountain.height / 2,
    right: peakX + mountain.width / 2,
    bottom: peakY + mountain.height / 2,
  };

  /** What stands on the map where letters are of a size. */
  const taken = (fontSize: number) => [
    peak,
    ...dots.flatMap((dot, index) => {
      const label = labels[index];
      return [
        dotBox(dot, fontSize),
        ...(label ? [labelBox(dot, label, dot.name.length, fontSize)] : []),
      ];
    }),
  ];
  const outline = (shape: GeoPermissibleObjects) => {
    const drawing = new RelativePath();
    geoPath(project, drawing)(shape);
    return String(drawing);
  };
  const placedCounties = counties.map((county, index) => {
    const shape = shapes[index]!;
    const room = (cityEm: number, countyEm: number) =>
      roomFor(shape, taken(cityEm), project, countyEm);
    const everywhere = room(cityEms[0]!, countyEms.everywhere);
    const place = everywhere ?? room(cityEms[3]!, countyEms.wide);
    return {
      county,
      outline: outline(shape),
      label: place && {
        text: shape.properties.name,
        x: percent(place.x, width),
        y: percent(place.y, height),
        wideOnly: !everywhere,
      },
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
    mountain: overlap(peak, frame)
      ? { x: Math.round(peakX), y: Math.round(peakY) }
      : null,
    counties: placedCounties,
    cities: dots.map(({ city, x, y }, index) => ({
      city,
      x: percent(x, width),
      y: percent(y, height),
      label: labels[index] ?? null,
    })),
  };
}

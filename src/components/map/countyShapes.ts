import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import atlas from "us-atlas/counties-10m.json";

/** The outline of a county in degrees; `name` is without "County". */
export type CountyShape = Feature<Polygon | MultiPolygon, { name: string }>;

const { counties, nation } = atlas.objects;

const shapes = new Map(
  feature(atlas, counties).features.map((shape) => [
    String(shape.id),
    shape as CountyShape,
  ]),
);

export const land = feature(atlas, nation);

/**
 * The outline of a county by its Census code (FIPS), from the cartographic
 * boundary files of the U.S. Census Bureau, which are in the public domain.
 * @throws when there is no such county
 */
export function countyShape(fips: string): CountyShape {
  const shape = shapes.get(fips);
  if (!shape) throw new Error(`There is no county with the code ${fips}`);
  return shape;
}

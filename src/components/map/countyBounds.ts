import { geoBounds } from "d3-geo";
import { countyShape } from "./countyShapes";

/** A box in degrees: its southwestern and its northeastern corner. */
export type Bounds = readonly [
  readonly [west: number, south: number],
  readonly [east: number, north: number],
];

/**
 * The box around a county, by its Census code (FIPS).
 * @throws when there is no such county
 */
export const countyBounds = (fips: string): Bounds =>
  geoBounds(countyShape(fips));

import { contentPath } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import type { Entry } from "../../content-model/parseContentFile";
import type { Bounds } from "../../components/map/countyBounds";

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** In degrees. The generalized outline can be this far from the real shore. */
const tolerance = 0.05;

/**
 * Finds cities whose location is outside their county's bounding box.
 * @param boundsOf the box of a county by its Census code, if known
 */
export function misplacedCities(
  entries: readonly Entry[],
  boundsOf: (fips: string) => Bounds | undefined,
): Fault[] {
  const of = (name: string) => entries.filter(({ kind }) => kind.name === name);
  const counties = new Map(
    of("County").map(({ slug, data }) => [
      slug,
      {
        name: String(data.name),
        bounds: boundsOf(String(data.fips)),
      },
    ]),
  );

  return of("City").flatMap(({ file, data }) => {
    const county = counties.get(String(data.county));
    if (!county?.bounds) return [];
    const { latitude, longitude } = data.location as Coordinates;
    const [[west, south], [east, north]] = county.bounds;
    const isNear =
      longitude >= west - tolerance &&
      longitude <= east + tolerance &&
      latitude >= south - tolerance &&
      latitude <= north + tolerance;
    if (isNear) return [];
    const range = (from: number, to: number) =>
      `${from.toFixed(1)} to ${to.toFixed(1)}`;
    return [
      {
        file: contentPath(file),
        field: "location",
        value: data.location,
        remedy: `Correct it: ${county.name} lies at latitude ${range(south, north)} and longitude ${range(west, east)}.`,
      },
    ];
  });
}

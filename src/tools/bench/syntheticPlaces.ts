import { geoBounds, geoContains } from "d3-geo";
import { countyShape } from "../../map/countyShapes";

const begins = [
  ...["Alder", "Aspen", "Birch", "Cedar", "Clear", "Deer", "Eagle", "Elk"],
  ...["Fern", "Fir", "Fox", "Granite", "Hazel", "Heron", "Juniper", "Lark"],
  ...["Maple", "Osprey", "Otter", "Pine", "River", "Salmon", "Stone", "Willow"],
];
const ends = [
  ...["Bay", "Bend", "Bluff", "Bridge", "Cove", "Creek", "Crossing", "Falls"],
  ...[
    "Fields",
    "Ford",
    "Glen",
    "Grove",
    "Harbor",
    "Hill",
    "Hollow",
    "Junction",
  ],
  ...[
    "Landing",
    "Meadow",
    "Mills",
    "Park",
    "Point",
    "Prairie",
    "Ridge",
    "Rock",
  ],
  ...["Shore", "Springs", "Valley", "View"],
];

/** A name that no other of the first 672 cities has. */
export const cityName = (index: number): string =>
  `${begins[index % begins.length]!} ${ends[Math.floor(index / begins.length) % ends.length]!}`;

/** A sequence that fills the range from 0 to 1 evenly, in any length. */
function radicalInverse(index: number, base: number): number {
  let value = 0;
  let part = 1 / base;
  for (let left = index; left > 0; left = Math.floor(left / base)) {
    value += (left % base) * part;
    part /= base;
  }
  return value;
}

/** Places all over a county, on land, the same in every run. */
export function* placesIn(fips: string) {
  const shape = countyShape(fips);
  const [[west, south], [east, north]] = geoBounds(shape);
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  for (let index = 1; ; index += 1) {
    const longitude = round(west + (east - west) * radicalInverse(index, 2));
    const latitude = round(south + (north - south) * radicalInverse(index, 3));
    if (geoContains(shape, [longitude, latitude]))
      yield { latitude, longitude };
  }
}

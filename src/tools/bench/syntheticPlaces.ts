import { geoBounds, geoContains } from "d3-geo";
import { countyShape } from "../../components/map/countyShapes";
import { cycle } from "./cycle";

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

/** A city's name, unique among the first 672. */
export const cityName = (index: number): string =>
  `${cycle(begins, index)} ${cycle(ends, Math.floor(index / begins.length))}`;

/** The van der Corput sequence, which fills the range from 0 to 1 evenly. */
function radicalInverse(index: number, base: number): number {
  let value = 0;
  let part = 1 / base;
  for (let left = index; left > 0; left = Math.floor(left / base)) {
    value += (left % base) * part;
    part /= base;
  }
  return value;
}

/** Endless places spread over a county, on land, the same in every run. */
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

import type { NameSide } from "../../site/nameSides";
import type { AreaMapData } from "./areaMap";

interface Offset {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Where the baseline of a city's name begins, in em from its dot. */
export const nameOffsets: Readonly<Record<NameSide, Offset>> = {
  right: { dx: 0.6, dy: 0.33, anchor: "start" },
  left: { dx: -0.6, dy: 0.33, anchor: "end" },
  above: { dx: 0, dy: -0.64, anchor: "middle" },
  below: { dx: 0, dy: 1.3, anchor: "middle" },
};

/**
 * Sizes of the letters of cities as parts of the map's width, from `AreaMap.module.css`:
 * on the smallest phone, at the widths from which they are larger, and on the widest map.
 */
const sizes = [12 / 284, 14 / 480, 16 / 640, 16 / 1000];

/** The average letter, in em: of a city, and of a county in spaced capitals. */
const letter = { city: 0.56, county: 0.76 };
/** Height of text above and below the baseline, and of a dot around its middle, in em. */
const [ascent, descent, radius] = [0.73, 0.18, 0.25];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of all names and dots of a map with letters of a size. */
function boxesOn(
  { width, height, counties, cities }: AreaMapData,
  size: number,
) {
  const em = size * width;
  const box = (
    name: string,
    place: { readonly x: number; readonly y: number },
    [left, right, top, bottom]: readonly [number, number, number, number],
  ): Box => {
    const [x, y] = [(place.x / 100) * width, (place.y / 100) * height];
    return {
      name,
      left: x + left * em,
      right: x + right * em,
      top: y + top * em,
      bottom: y + bottom * em,
    };
  };
  const dots = cities.map((city) =>
    box(city.name, city, [-radius, radius, -radius, radius]),
  );
  const cityNames = cities.map((city) => {
    const { dx, dy, anchor } = nameOffsets[city.side];
    const length = city.name.length * letter.city;
    const left = dx - { start: 0, middle: length / 2, end: length }[anchor];
    return box(city.name, city, [
      left,
      left + length,
      dy - ascent,
      dy + descent,
    ]);
  });
  const countyNames = counties.map((county) => {
    const half = (county.name.length * letter.county) / 2;
    return box(county.name, county, [-half, half, -0.4, 0.4]);
  });
  return { cityNames, others: [...cityNames, ...dots, ...countyNames] };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Finds the names of cities that touch another name or dot at some width of the map,
 * or leave it.
 * @returns for each of them the other's name, or `undefined` for the map's edge
 */
export function touchingNames(
  map: AreaMapData,
): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const size of sizes) {
    const { cityNames, others } = boxesOn(map, size);
    for (const name of cityNames) {
      const isOutside =
        name.left < 0 ||
        name.right > map.width ||
        name.top < 0 ||
        name.bottom > map.height;
      const other = others.find(
        (each) => each.name !== name.name && overlap(each, name),
      );
      if ((isOutside || other) && !found.has(name.name))
        found.set(name.name, other?.name);
    }
  }
  return found;
}

import {
  buildAreaMapData,
  buildCountyMapData,
} from "../../src/map/buildAreaMapData";
import type { CityToMap } from "../../src/map/buildAreaMapData";
import { toSvgPath } from "../../src/map/mapProjection";

const county = (fips: string) => ({ fips, path: `/${fips}` });

const city = (
  name: string,
  latitude: number,
  longitude: number,
  nameSide?: CityToMap["nameSide"],
): CityToMap => ({
  name,
  path: `/${name}`,
  location: { latitude, longitude },
  nameSide,
});

const pierce = "53053";
const king = "53033";
const thurston = "53067";
const kitsap = "53035";
const counties = [pierce, king, thurston, kitsap].map(county);

const tacoma = city("Tacoma", 47.253, -122.444, "above");
const seattle = city("Seattle", 47.606, -122.332, "above");
const bellevue = city("Bellevue", 47.614, -122.192);
const olympia = city("Olympia", 47.038, -122.901, "above");
const bremerton = city("Bremerton", 47.567, -122.633, "left");
const cities = [tacoma, seattle, bellevue, olympia, bremerton];

const map = buildAreaMapData(counties, cities);

type Place = readonly [x: number, y: number];

/** Parses the rings of a path of relative lines. */
const ringsOf = (path: string): Place[][] =>
  path
    .split("M")
    .slice(1)
    .map((ring) => {
      let x = 0;
      let y = 0;
      const numbers = ring.match(/-?\d+/g)!.map(Number);
      return numbers.flatMap((number, index): Place[] => {
        if (index % 2) return [];
        x += number;
        y += numbers[index + 1]!;
        return [[x, y]];
      });
    });

/** Whether a point is inside a path (even-odd rule). */
function isInside([x, y]: Place, path: string): boolean {
  const sides = ringsOf(path).flatMap((ring) =>
    ring.map((from, index) => ({ from, to: ring.at(index - 1)! })),
  );
  const crossed = sides.filter(({ from: [x1, y1], to: [x2, y2] }) => {
    const crossesHeight = y1 > y !== y2 > y;
    return crossesHeight && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossed.length % 2 === 1;
}

const onMap = ({ x, y }: { x: number; y: number }): Place => [
  (x / 100) * map.width,
  (y / 100) * map.height,
];

test.each([
  ["Tacoma", pierce],
  ["Bellevue", king],
  ["Olympia", thurston],
  ["Bremerton", kitsap],
])("%s is in its county only, %s", (name, fips) => {
  const place = onMap(map.cities.find((each) => each.name === name)!);
  const around = map.counties.filter(({ outline }) => isInside(place, outline));
  expect(around.map(({ path }) => path)).toEqual([`/${fips}`]);
});

test("land is where counties are, and not in the Sound", () => {
  for (const { x, y } of map.counties)
    expect(isInside(onMap({ x, y }), map.land)).toBe(true);
  const { x, y } = map.ferry!;
  expect(isInside([x, y], map.land)).toBe(false);
  // Nothing is drawn beyond the bleed.
  const all = ringsOf(map.land).flat(2);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-10);
  expect(Math.max(...all)).toBeLessThanOrEqual(map.width + 10);
});

test("a city that is added moves no other, a county enlarges the map", () => {
  const added = buildAreaMapData(counties, [
    ...cities,
    city("Kent", 47.38, -122.23),
  ]);
  expect(added.cities.slice(0, -1)).toEqual(map.cities);
  const mason = buildAreaMapData([...counties, county("53045")], cities);
  expect(mason.cities[0]!.x).toBeGreaterThan(map.cities[0]!.x);
});

test("landmarks are only where the map reaches", () => {
  expect(map.mountain).not.toBeNull();
  expect(buildAreaMapData([county("53063")], []).mountain).toBeNull();
  expect(buildAreaMapData([county("53063")], []).ferry).toBeNull();
});

test("a county's map has its cities only", () => {
  const portOrchard = {
    ...city("Port Orchard", 47.54, -122.636),
    path: `/${kitsap}/port-orchard`,
  };
  const places = [...cities, portOrchard];
  const part = buildCountyMapData(counties, places, `/${kitsap}`);
  expect(part.cities.map(({ name }) => name)).toEqual(["Port Orchard"]);
});

const inCounty = (fips: string, each: CityToMap) => ({
  ...each,
  path: `/${fips}/${each.name}`,
});

test("a county's cities fill its map", () => {
  const places = [
    ...[seattle, bellevue].map((each) => inCounty(king, each)),
    inCounty(king, city("Kent", 47.381, -122.235)),
  ];
  const part = buildCountyMapData(counties, places, `/${king}`);
  const heights = part.cities.map(({ y }) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(60);
  expect(Math.max(...heights) + Math.min(...heights)).toBeCloseTo(100, 0);
});

test("two cities side by side leave room for what is around them", () => {
  const places = [
    inCounty(thurston, olympia),
    inCounty(thurston, city("Lacey", 47.034, -122.823)),
  ];
  const { cities: pair } = buildCountyMapData(counties, places, `/${thurston}`);
  expect(pair[1]!.x - pair[0]!.x).toBeGreaterThan(10);
  expect(pair[1]!.x - pair[0]!.x).toBeLessThan(20);
});

test("the map of the mountain's county shows the mountain", () => {
  const part = buildCountyMapData(
    counties,
    [inCounty(pierce, tacoma)],
    `/${pierce}`,
  );
  expect(part.mountain).not.toBeNull();
});

test("what the frame cuts stays where it is, and lakes are on counties' maps only", () => {
  const places = [seattle, bellevue].map((each) => inCounty(king, each));
  const part = buildCountyMapData(counties, places, `/${king}`);
  const [west, east] = part.cities;
  const [westInAll, eastInAll] = part.cities.map(({ name }) =>
    map.cities.find((each) => each.name === name)!,
  );
  const scale = (eastInAll!.x - westInAll!.x) / (east!.x - west!.x);
  const positions = Array.from({ length: 20 * 15 }, (_, index) => ({
    x: (index % 20) * 50 + 25,
    y: Math.floor(index / 20) * 50 + 25,
  }));
  const moved = positions.filter(({ x, y }) => {
    const inAll = onMap({
      x: westInAll!.x + (x / 10 - west!.x) * scale,
      y: westInAll!.y,
    });
    const south = (y - west!.y * 7.5) * scale;
    return (
      isInside([x, y], part.land) !==
      isInside([inAll[0], inAll[1] + south], map.land)
    );
  });
  // Whole units, of which the map of all counties has fewer, move coasts a little.
  expect(moved.length).toBeLessThan(6);
  expect(part.waters).not.toBe("");
  expect(map.waters).toBe("");
});

test.each([
  ["high", kitsap],
  ["wide", pierce],
])("a %s county is in the middle of its map", (_shape, fips) => {
  const part = buildCountyMapData(counties, [], `/${fips}`);
  expect([part.width, part.height]).toEqual([1000, 750]);
  const corners = ringsOf(part.counties[0]!.outline).flat();
  const middleOf = (values: number[]) =>
    (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [0, 1].map((axis) => middleOf(corners.map((at) => at[axis]!)));
  expect(Math.abs(x! - 500)).toBeLessThanOrEqual(1);
  expect(Math.abs(y! - 375)).toBeLessThanOrEqual(1);
});

test("a landmark's name that the frame would cut off is left out", () => {
  const { landmarkNames, road } = buildCountyMapData(
    counties,
    [],
    `/${pierce}`,
  );
  expect(road).not.toBe("");
  expect(landmarkNames.map(({ lines }) => lines.join(" "))).toEqual([
    "Mount Rainier",
  ]);
});

test.each([
  ["shorter than a unit", [1.2, 1.4, 1.3, 1.2], ""],
  ["with a step shorter than a unit", [0.2, 0.3, 0.4, 0, 3, -2], "M0 0l 3-2"],
  ["of whole units", [5, 7, 4, 9], "M5 7l-1 2"],
])("a line %s", (_what, [...numbers], path) => {
  const points = numbers.flatMap((x, index) =>
    index % 2 ? [] : [{ x, y: numbers[index + 1]! }],
  );
  expect(toSvgPath(points)).toBe(path);
});

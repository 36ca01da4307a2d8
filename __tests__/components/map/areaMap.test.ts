import { areaMap } from "../../../src/components/map/areaMap";
import { labelBox, overlap } from "../../../src/components/map/mapLabels";

const county = (fips: string) => ({
  fips,
  name: "Some County",
  path: "/county",
});
const city = (name: string, latitude: number, longitude: number) => ({
  name,
  path: "/city",
  location: { latitude, longitude },
});

const counties = ["53053", "53033", "53067", "53035"].map(county);

/** Around Puget Sound, where many names are close together. */
const cities = [
  city("Tacoma", 47.253, -122.444),
  city("Puyallup", 47.185, -122.293),
  city("Lakewood", 47.172, -122.519),
  city("Seattle", 47.606, -122.332),
  city("Bellevue", 47.614, -122.192),
  city("Kent", 47.381, -122.235),
  city("Olympia", 47.038, -122.901),
  city("Lacey", 47.034, -122.823),
  city("Bremerton", 47.567, -122.633),
  city("Port Orchard", 47.54, -122.636),
];

const map = areaMap(counties, cities);

test("every county and city is inside and has its name", () => {
  for (const { label } of map.counties) expect(label).not.toBeNull();
  for (const { x, y, label } of map.cities) {
    expect(label).not.toBeNull();
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
  }
});

test("a city that is added moves no other, a county enlarges the map", () => {
  const places = ({ cities: placed }: typeof map) =>
    placed.map(({ x, y }) => [x, y]);
  const auburn = areaMap(counties, [...cities, city("Auburn", 47.307, -122.2)]);
  expect(places(auburn).slice(0, -1)).toEqual(places(map));
  const mason = areaMap([...counties, county("53045")], cities);
  expect(mason.cities[0]?.x).toBeGreaterThan(map.cities[0]!.x);
});

test.each([
  [284, 12],
  [480, 14],
  [1000, 16],
])("on a map %d px wide no two names overlap", (mapWidth, font) => {
  const { width, height } = map;
  const size = (font / mapWidth) * width;
  const placed = map.cities.map(({ name, x, y, label }) =>
    labelBox(
      { x: (x / 100) * width, y: (y / 100) * height },
      label!,
      name.length,
      size,
    ),
  );
  const overlapping = placed.filter((one, index) =>
    placed.slice(index + 1).some((other) => overlap(one, other)),
  );
  expect(overlapping).toEqual([]);
});

import { areaMap } from "../../../src/components/map/areaMap";
import { cities, city, counties, county, siteMap } from "../../support/areaMap";

const map = siteMap();

const dot = (name: string) => map.cities.find((one) => one.city.name === name)!;
const outline = (fips: string) =>
  map.counties.find((one) => one.county.fips === fips)!.outline;

/** The absolute points of relative path data. */
function points(path: string) {
  const at = { x: 0, y: 0 };
  const numbers = /(M?)(-?\d+),?(-?\d+)/g;
  return Array.from(path.matchAll(numbers), ([, isFirst, x, y]) => {
    at.x = Number(x) + (isFirst ? 0 : at.x);
    at.y = Number(y) + (isFirst ? 0 : at.y);
    return { ...at };
  });
}

const bytes = (...paths: string[]) => Buffer.byteLength(paths.join(""));

test("the map is deterministic", () => {
  expect(siteMap()).toEqual(map);
});

describe("counties", () => {
  test("are inside the view box", () => {
    for (const { x, y } of map.counties.flatMap((one) => points(one.outline))) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
    }
  });

  test("are arranged as around Puget Sound", () => {
    const middle = (fips: string) => {
      const all = points(outline(fips));
      const mean = (axis: "x" | "y") =>
        all.reduce((sum, point) => sum + point[axis], 0) / all.length;
      return { x: mean("x"), y: mean("y") };
    };
    const pierce = middle("53053");
    expect(middle("53033").y).toBeLessThan(pierce.y);
    expect(middle("53067").x).toBeLessThan(pierce.x);
    expect(middle("53035").x).toBeLessThan(middle("53033").x);
  });

  test("share the points of their borders", () => {
    const king = new Set(
      points(outline("53033")).map(({ x, y }) => `${x},${y}`),
    );
    const shared = points(outline("53053")).filter(({ x, y }) =>
      king.has(`${x},${y}`),
    );
    expect(shared.length).toBeGreaterThan(5);
  });

  test("have small path data, including the land", () => {
    expect(bytes(...map.counties.map((one) => one.outline))).toBeLessThan(4000);
    expect(bytes(map.land)).toBeLessThan(3000);
  });

  test("all have their names", () => {
    expect(map.counties.map(({ label }) => label?.text).sort()).toEqual([
      "King",
      "Kitsap",
      "Pierce",
      "Thurston",
    ]);
  });

  test("more of them make the view box larger", () => {
    const mason = areaMap([...counties, county("53045")], cities);
    expect(mason.counties).toHaveLength(counties.length + 1);
    expect(mason.cities[0]?.x).toBeGreaterThan(map.cities[0]!.x);
  });

  test("with an unknown code are an error", () => {
    expect(() => areaMap([county("53999")], [])).toThrow("53999");
  });
});

describe("the mountain", () => {
  test("is in Pierce County, east of all cities and south of Kent", () => {
    const { x, y } = map.mountain!;
    const east = Math.max(...map.cities.map((one) => one.x));
    expect((x / map.width) * 100).toBeGreaterThan(east);
    expect((y / map.height) * 100).toBeGreaterThan(dot("Kent").y);
    expect(y).toBeLessThan(map.height);
  });

  test("is omitted outside the frame", () => {
    expect(areaMap([county("53035")], []).mountain).toBeNull();
  });
});

describe("cities", () => {
  test("are on the map", () => {
    for (const { x, y } of map.cities)
      for (const part of [x, y]) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThan(100);
      }
  });

  test.each([
    ["Seattle", "north of", "Tacoma"],
    ["Tacoma", "north of", "Olympia"],
    ["Bremerton", "north of", "Port Orchard"],
    ["Bremerton", "west of", "Seattle"],
    ["Seattle", "west of", "Bellevue"],
    ["Olympia", "west of", "Lacey"],
  ])("%s is %s %s", (one, direction, other) => {
    const axis = direction === "north of" ? "y" : "x";
    expect(dot(one)[axis]).toBeLessThan(dot(other)[axis]);
  });

  test("all have their names", () => {
    expect(map.cities.filter(({ label }) => !label)).toEqual([]);
  });

  test("that are added don't move the others", () => {
    const more = areaMap(counties, [
      ...cities,
      city("Auburn", 47.307, -122.228),
    ]);
    const places = ({ cities: placed }: typeof more) =>
      placed.map(({ x, y }) => [x, y]);
    expect(places(more)).toEqual([
      ...places(map),
      [expect.any(Number), expect.any(Number)],
    ]);
  });
});

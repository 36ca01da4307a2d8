import fs from "node:fs";
import { parse } from "node-html-parser";
import {
  buildCityMapData,
  buildCountyMapData,
} from "../../src/map/buildAreaMapData";
import type { CityToMap } from "../../src/map/buildAreaMapData";
import { mapColors } from "../../src/map/mapColors";
import { formatPlaceMap } from "../../src/map/formatMap";

const counties = [{ fips: "53053", path: "/pierce" }];

const cities = [
  {
    name: "Tacoma",
    path: "/pierce/tacoma",
    location: { latitude: 47.253, longitude: -122.444 },
    nameSide: "above",
  },
  {
    name: "Salt & Sand",
    path: "/pierce/salt",
    location: { latitude: 47.172, longitude: -122.519 },
    nameSide: "left",
  },
] as const;

const file = formatPlaceMap(
  buildCountyMapData(counties, cities, "/pierce"),
  "/pierce",
);
const svg = parse(file);

/** Names of the custom properties that a stylesheet defines. */
const namesIn = (css: string) =>
  Array.from(css.matchAll(/^ *(--[\w-]+):/gm)).map(([, name = ""]) => name);

test("a county's map shows each city at its dot, and where its name goes", () => {
  const names = svg.querySelectorAll("text").map((name) => ({
    text: name.text,
    anchor: (name.getAttribute("text-anchor") ??
      name.parentNode.getAttribute("text-anchor"))!,
  }));
  expect(names).toEqual([
    { text: "Mount Rainier", anchor: "middle" },
    { text: "Tacoma", anchor: "middle" },
    { text: "Salt & Sand", anchor: "end" },
  ]);
  expect(file).not.toContain("Salt & Sand");
  expect(svg.querySelectorAll("circle")).toHaveLength(2);
});

test("a city is marked in the middle of its map, beside cities whose names have room", () => {
  const drawAround = (places: readonly CityToMap[], path: string) =>
    parse(formatPlaceMap(buildCityMapData(counties, places, path), path));
  const drawn = drawAround(cities, "/pierce/salt");
  expect(drawn.text).toContain("Tacoma");
  const rings = drawn.querySelectorAll("circle[fill=none]");
  expect(rings.map(({ attributes: { cx, cy } }) => [cx, cy])).toEqual([
    ["500", "300"],
  ]);
  const location = { latitude: 47.253, longitude: -122.66 };
  const west = { ...cities[1], path: "/pierce/west", location };
  const cut = drawAround([cities[0], west], "/pierce/tacoma");
  expect(cut.text).not.toContain("Salt");
});

test("a page finds the map in the file", () => {
  expect(svg.querySelector("svg > #map")).not.toBeNull();
});

test("all colors are those of maps, or are colors of all pages", () => {
  const read = (file: string) => fs.readFileSync(`src/${file}`, "utf8");
  const colors = Object.keys(mapColors);
  const tokens = read("styles/tokens.css");
  const used = Array.from(file.matchAll(/ (?:fill|stroke)="([^"]*)"/g)).map(
    ([, color = ""]) => color.replace(/^var\(|\)$/g, ""),
  );
  expect(used).toContain("--county");
  const others = used.filter((color) => !colors.includes(color));
  expect(Array.from(new Set(others)).sort()).toEqual(["--snow", "none"]);
  // The later of two definitions would hold for all of the page.
  expect(colors.filter((color) => namesIn(tokens).includes(color))).toEqual([]);
});

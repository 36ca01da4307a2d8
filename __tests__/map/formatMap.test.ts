import fs from "node:fs";
import { parse } from "node-html-parser";
import { buildCountyMapData } from "../../src/map/buildAreaMapData";
import { formatCountyMap } from "../../src/map/formatMap";

const counties = [{ fips: "53053", path: "/pierce" }];

const file = formatCountyMap(
  buildCountyMapData(
    counties,
    [
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
    ],
    "/pierce",
  ),
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

test("a page finds the map in the file", () => {
  expect(svg.querySelector("svg > #map")).not.toBeNull();
});

test("all colors are in the styles of maps, or are colors of all pages", () => {
  const read = (file: string) => fs.readFileSync(`src/${file}`, "utf8");
  const mapColors = namesIn(read("components/sections/places/Map.module.css"));
  const tokens = read("styles/tokens.css");
  const used = Array.from(file.matchAll(/ (?:fill|stroke)="([^"]*)"/g)).map(
    ([, color = ""]) => color.replace(/^var\(|\)$/g, ""),
  );
  expect(used).toContain("--county");
  const others = used.filter((color) => !mapColors.includes(color));
  expect(Array.from(new Set(others)).sort()).toEqual(["--snow", "none"]);
  // The later of two definitions would hold for all of the page.
  expect(mapColors.filter((color) => namesIn(tokens).includes(color))).toEqual(
    [],
  );
});

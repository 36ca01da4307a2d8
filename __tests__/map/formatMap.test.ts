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

test("a county's map shows each city at its dot, and where its name goes", () => {
  const names = svg.querySelectorAll("text").map((name) => ({
    text: name.text,
    anchor: name.getAttribute("text-anchor"),
  }));
  expect(names).toEqual([
    { text: "Mount Rainier", anchor: "middle" },
    { text: "Tacoma", anchor: "middle" },
    { text: "Salt & Sand", anchor: "end" },
  ]);
  expect(file).not.toContain("Salt & Sand");
  expect(svg.querySelectorAll("circle")).toHaveLength(2);
});

test("a page finds the map in the file, and all its colors in the page's styles", () => {
  expect(svg.querySelector("svg > #map")).not.toBeNull();
  const fills = svg
    .querySelectorAll("path, circle")
    .flatMap((shape) =>
      [shape.getAttribute("fill"), shape.getAttribute("stroke")].flatMap(
        (color) => color ?? [],
      ),
    );
  expect(fills.every((color) => /^none$|^var\(--/.test(color))).toBe(true);
});

import { parse } from "node-html-parser";
import type { PageFigures } from "../../../src/tools/bench/figures";
import { heaviest, pagesChart } from "../../../src/tools/bench/pagesChart";

const page = (path: string, image: number, script = 0): PageFigures => ({
  path,
  requests: 5,
  bytes: { document: 12_000, script, style: 0, font: 11_000, image, other: 0 },
  content: { characters: 8_000, pictures: 2 },
});

const pages = [
  page("/locations/king-county/kent", 9_000),
  page("/locations/king-county/seattle", 12_000),
  page("/", 20_000),
  page("/services/local-moving", 8_000, 30_000),
];

test("the heaviest page represents its kind", () => {
  expect(heaviest(pages).map(({ path }) => path)).toEqual([
    "/",
    "/services/local-moving",
    "/locations/king-county/seattle",
  ]);
});

test("the chart has a bar and a budget per kind, and names pages over budget", () => {
  const chart = parse(pagesChart(pages));
  const texts = chart.querySelectorAll("text").map(({ text }) => text);
  for (const text of ["Home", "43.0 kB", "Service", "61.0 kB", "City"])
    expect(texts).toContain(text);
  // One per kind, and one in the legend.
  expect(chart.querySelectorAll(".limit")).toHaveLength(3 + 1);
  const description = chart.querySelector("desc")!.text;
  expect(description).toContain("Home 43.0 kB");
  expect(description).toContain(
    "/services/local-moving: script 30.0 kB, at most 5.0 kB",
  );
  expect(description).not.toContain("/: ");
});

test("the legend has only kinds that pages use", () => {
  const texts = parse(pagesChart([page("/", 1_000)]))
    .querySelectorAll("text")
    .map(({ text }) => text);
  expect(texts).toContain("pictures");
  expect(texts).not.toContain("script");
  expect(texts).not.toContain("other");
});

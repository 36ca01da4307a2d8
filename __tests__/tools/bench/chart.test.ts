import { parse } from "node-html-parser";
import { stackedBars } from "../../../src/tools/bench/chart";

const chart = parse(
  stackedBars({
    title: "Bytes & bars",
    description: "Home has 40 kB, of which 10 are script.",
    unit: "kB",
    limitName: "budget",
    series: [
      { name: "HTML", colors: ["#111111", "#eeeeee"] },
      { name: "script", colors: ["#222222", "#dddddd"] },
    ],
    rows: [
      { label: "Home", values: [30, 10], limit: 50 },
      { label: "Services", values: [20, 5] },
    ],
  }),
);

const attributes = (selector: string, name: string) =>
  chart.querySelectorAll(selector).map((one) => Number(one.getAttribute(name)));

test("a chart has an accessible name and its figures as text", () => {
  const svg = chart.querySelector("svg")!;
  expect(svg.getAttribute("role")).toBe("img");
  const spoken = svg
    .getAttribute("aria-labelledby")!
    .split(" ")
    .map((id) => chart.querySelector(`#${id}`)!.text);
  expect(spoken).toEqual([
    "Bytes & bars",
    "Home has 40 kB, of which 10 are script.",
  ]);
});

test("the parts of a bar are stacked in proportion to their values", () => {
  // The first rectangle of a class is in the legend.
  const [, home = 0, services = 0] = attributes("rect.s0", "width");
  const [, homeScript] = attributes("rect.s1", "width");
  expect(services / home).toBeCloseTo(20 / 30, 2);
  expect(homeScript! / home).toBeCloseTo(10 / 30, 2);
  const [, start = 0] = attributes("rect.s0", "x");
  const [, next] = attributes("rect.s1", "x");
  expect(next).toBeCloseTo(start + home, 0);
});

test("a limit is marked at its value, and in the legend", () => {
  const [, start = 0] = attributes("rect.s0", "x");
  const [, thirty = 0] = attributes("rect.s0", "width");
  const marks = chart.querySelectorAll("path.limit");
  // One is in the legend, one in the row that has a limit.
  expect(marks).toHaveLength(2);
  const [, x] = /^M([\d.]+)/.exec(marks[1]!.getAttribute("d")!)!;
  expect(Number(x)).toBeCloseTo(start + (thirty / 30) * 50, 0);
  expect(chart.text).toContain("budget");
});

test("totals are beside the bars", () => {
  expect(chart.text).toContain("40.0 kB");
  expect(chart.text).toContain("25.0 kB");
});

test("a chart follows the color scheme, and its bars fit", () => {
  const style = chart.querySelector("style")!.text;
  const [light = "", dark = ""] = style.split("prefers-color-scheme:dark");
  expect(light).toContain("#111111");
  expect(dark).toContain("#eeeeee");
  const ends = chart
    .querySelectorAll("rect")
    .map((bar) =>
      ["x", "width"].reduce(
        (total, name) => total + Number(bar.getAttribute(name)),
        0,
      ),
    );
  expect(Math.max(...ends)).toBeLessThanOrEqual(800);
});

import { parse } from "node-html-parser";
import {
  perPageChart,
  secondsChart,
} from "../../../src/tools/bench/buildsChart";
import { sizeFigures } from "../../support/buildFigures";

const sizes = [sizeFigures(45, 40, 16), sizeFigures(5000, 400, 60)];

const textsOf = (svg: string) =>
  parse(svg)
    .querySelectorAll("text")
    .map(({ text }) => text);

test("each size has rows for a cold build and one after an edit, in seconds", () => {
  const texts = textsOf(secondsChart(sizes));
  for (const label of ["45, cold", "45, one edit", "5,000, cold"])
    expect(texts).toContain(label);
  for (const total of ["40.0 s", "16.0 s", "400.0 s", "60.0 s"])
    expect(texts).toContain(total);
});

test("the stages of a build are distinct and in the legend", () => {
  const chart = parse(secondsChart(sizes));
  expect(textsOf(secondsChart(sizes))).toEqual(
    expect.arrayContaining(["bundle", "query, pictures", "compress"]),
  );
  // The first rectangle of a class is in the legend.
  const [, bundle, compress] = ["rect.s0", "rect.s1", "rect.s4"].map((part) =>
    Number(chart.querySelectorAll(part)[1]!.getAttribute("width")),
  );
  expect(bundle! / compress!).toBeCloseTo(4, 0);
});

test("the time per page is its share of the build time", () => {
  const texts = textsOf(perPageChart(sizes));
  expect(texts).toContain("888.9 ms");
  expect(texts).toContain("80.0 ms");
});

test.each([
  [secondsChart, "5,000 pages: 400 s cold, 60 s one edit."],
  [perPageChart, "5,000 pages: 80.0 ms cold, 12.0 ms one edit."],
])("a chart has its figures as text", (chart, words) => {
  expect(parse(chart(sizes)).querySelector("desc")!.text).toContain(words);
});

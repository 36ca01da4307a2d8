import { growing, steps } from "../../../src/tools/bench/buildGrowth";
import { sizeFigures } from "../../support/buildFigures";

const sizes = (...seconds: [pages: number, cold: number, warm: number][]) =>
  seconds.map(([pages, cold, warm]) => sizeFigures(pages, cold, warm));

test("a page more costs what two sizes differ by, for each page between them", () => {
  const measured = sizes([100, 50, 10], [200, 52, 10.5]);
  expect(steps(measured, "cold")).toEqual([
    { from: 100, to: 200, milliseconds: 20 },
  ]);
  expect(steps(measured, "warm")).toEqual([
    { from: 100, to: 200, milliseconds: 5 },
  ]);
});

test("cost in proportion to pages does not grow", () => {
  expect(
    growing(sizes([100, 50, 10], [1000, 68, 12], [5000, 148, 20])),
  ).toEqual([]);
});

test("cost in proportion to their square does, and is told of which build", () => {
  const square = (pages: number) => 10 + pages ** 2 / 50_000;
  const [grown, ...others] = growing(
    sizes(
      ...[100, 1000, 5000].map((pages): [number, number, number] => [
        pages,
        square(pages),
        10,
      ]),
    ),
  );
  expect(grown).toBe(
    "cold: from 1000 to 5000 pages each page more takes 120.0 ms of CPU, of 29.5 at most",
  );
  expect(others).toEqual([]);
});

test("a quarter more is borne, a third more is not", () => {
  const after = (milliseconds: number) =>
    growing(sizes([0, 0, 0], [1000, 0, 100], [2000, 0, 100 + milliseconds]));
  expect(after(126)).toEqual([]);
  expect(after(133)).toHaveLength(1);
});

test("one size, or two, have nothing to grow from", () => {
  expect(growing(sizes([45, 60, 15]))).toEqual([]);
  expect(growing(sizes([45, 60, 15], [500, 600, 15]))).toEqual([]);
});

import {
  growthFaults,
  growthSteps,
} from "../../../src/tools/bench/buildGrowth";
import { sizeFigures } from "../../support/buildFigures";

const sizes = (...seconds: [pages: number, cold: number, warm: number][]) =>
  seconds.map(([pages, cold, warm]) => sizeFigures(pages, cold, warm));

test("the cost of an additional page is the slope between two sizes", () => {
  const measured = sizes([100, 50, 10], [200, 52, 10.5]);
  expect(growthSteps(measured, "cold")).toEqual([
    { from: 100, to: 200, milliseconds: 20 },
  ]);
  expect(growthSteps(measured, "warm")).toEqual([
    { from: 100, to: 200, milliseconds: 5 },
  ]);
});

test("cost that is linear in pages does not grow", () => {
  expect(
    growthFaults(sizes([100, 50, 10], [1000, 68, 12], [5000, 148, 20])),
  ).toEqual([]);
});

test("quadratic cost grows, and the fault names the build", () => {
  const square = (pages: number) => 10 + pages ** 2 / 50_000;
  const [grown, ...others] = growthFaults(
    sizes(
      ...[100, 1000, 5000].map((pages): [number, number, number] => [
        pages,
        square(pages),
        10,
      ]),
    ),
  );
  expect(grown).toBe(
    "cold: from 1000 to 5000 pages, each additional page takes 120.0 ms of CPU, at most 29.5",
  );
  expect(others).toEqual([]);
});

test("a quarter more is tolerated, a third more is not", () => {
  const after = (milliseconds: number) =>
    growthFaults(
      sizes([0, 0, 0], [1000, 0, 100], [2000, 0, 100 + milliseconds]),
    );
  expect(after(126)).toEqual([]);
  expect(after(133)).toHaveLength(1);
});

test("one or two sizes can't show growth", () => {
  expect(growthFaults(sizes([45, 60, 15]))).toEqual([]);
  expect(growthFaults(sizes([45, 60, 15], [500, 600, 15]))).toEqual([]);
});

import { stackedBars } from "./chart";
import type { Series } from "./chart";
import { builds } from "./buildGrowth";
import type { Build, SizeFigures } from "./buildGrowth";
import { stages } from "./runBuild";
import type { Stage } from "./runBuild";

const buildNames: Readonly<Record<Build, string>> = {
  cold: "cold",
  warm: "one edit",
};

const series: Readonly<Record<Stage, Series>> = {
  prepare: { name: "read and check", colors: ["#6fa3a8", "#5f9499"] },
  bundle: { name: "bundle", colors: ["#1f4e6b", "#8cc3e0"] },
  query: { name: "query, pictures", colors: ["#e0a54e", "#f2c98a"] },
  render: { name: "render", colors: ["#7d5ba6", "#b99ad9"] },
  finish: { name: "compress", colors: ["#cb4c24", "#f08560"] },
};

const count = (pages: number) => pages.toLocaleString("en-US");

/** One row for each size and build. */
const rowsOf = (
  sizes: readonly SizeFigures[],
  values: (size: SizeFigures, build: Build) => number[],
) =>
  sizes.flatMap((size) =>
    builds.map((build) => ({
      label: `${count(size.pages)}, ${buildNames[build]}`,
      values: values(size, build),
    })),
  );

const inWords = (
  sizes: readonly SizeFigures[],
  value: (size: SizeFigures, build: Build) => string,
) =>
  sizes
    .map(
      (size) =>
        `${count(size.pages)} pages: ${builds
          .map((build) => `${value(size, build)} ${buildNames[build]}`)
          .join(", ")}`,
    )
    .join("; ");

/** Build times by stage, as SVG. */
export const secondsChart = (sizes: readonly SizeFigures[]): string =>
  stackedBars({
    title: "Build time by number of pages: cold, and after one edit",
    description: `${inWords(sizes, (size, build) => `${size[build].seconds} s`)}.`,
    unit: "s",
    series: stages.map((stage) => series[stage]),
    rows: rowsOf(sizes, (size, build) =>
      stages.map((stage) => size[build].stages[stage]),
    ),
  });

const perPage = (size: SizeFigures, build: Build) =>
  (1000 * size[build].seconds) / size.pages;

/** Build times per page, as SVG. */
export const perPageChart = (sizes: readonly SizeFigures[]): string =>
  stackedBars({
    title: "Build time per page, of the same builds",
    description: `${inWords(sizes, (size, build) => `${perPage(size, build).toFixed(1)} ms`)}.`,
    unit: "ms",
    series: [{ name: "wall-clock time", colors: ["#1f4e6b", "#8cc3e0"] }],
    rows: rowsOf(sizes, (size, build) => [perPage(size, build)]),
  });

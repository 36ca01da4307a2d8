import {
  budgetOf,
  inKilobytes,
  overBudget,
  pageKind,
  pageKinds,
} from "./budgets";
import { stackedBars } from "./chart";
import type { Series } from "./chart";
import type { PageFigures } from "./figures";
import { resourceKinds, totalOf } from "./transfer";
import type { ResourceKind } from "./transfer";

const series: Readonly<Record<ResourceKind, Series>> = {
  document: { name: "HTML and styles", colors: ["#1f4e6b", "#8cc3e0"] },
  script: { name: "script", colors: ["#cb4c24", "#f08560"] },
  style: { name: "style files", colors: ["#7d5ba6", "#b99ad9"] },
  font: { name: "font", colors: ["#e0a54e", "#f2c98a"] },
  image: { name: "pictures", colors: ["#6fa3a8", "#5f9499"] },
  other: { name: "other", colors: ["#9a9a9a", "#8a8a8a"] },
};

/** The heaviest page of each kind. */
export const heaviest = (pages: readonly PageFigures[]): PageFigures[] =>
  pageKinds.flatMap((kind) =>
    pages
      .filter(({ path }) => pageKind(path) === kind)
      .toSorted((a, b) => totalOf(b.bytes) - totalOf(a.bytes))
      .slice(0, 1),
  );

/** Bytes of the heaviest page of each kind beside its budget, as SVG. */
export function pagesChart(pages: readonly PageFigures[]): string {
  const shown = heaviest(pages);
  // Leaves unused kinds out of the legend, such as style files.
  const parts = resourceKinds.filter((kind) =>
    shown.some(({ bytes }) => bytes[kind]),
  );
  const over = shown.flatMap((page) => overBudget(page.path, page));
  return stackedBars({
    title: "Bytes transferred by a page before any interaction",
    description: [
      "The heaviest page of each kind, with an empty cache on a phone:",
      shown
        .map(
          ({ path, bytes }) =>
            `${pageKind(path).name} ${inKilobytes(totalOf(bytes))} kB`,
        )
        .join(", "),
      over.length
        ? `; over budget: ${over.join("; ")}.`
        : "; all within budget.",
    ].join(" "),
    unit: "kB",
    limitName: "budget",
    series: parts.map((kind) => series[kind]),
    rows: shown.map(({ path, bytes, content }) => ({
      label: pageKind(path).name,
      values: parts.map((kind) => bytes[kind] / 1000),
      limit: budgetOf(path, content).total / 1000,
    })),
  });
}

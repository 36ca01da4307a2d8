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

/** How charts show the bytes of a kind. */
const byteSeries: Readonly<Record<ResourceKind, Series>> = {
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

/** The parts of bars that show the bytes of pages, without kinds that none of them has. */
export function byteParts(pages: readonly PageFigures[]) {
  const kinds = resourceKinds.filter((kind) =>
    pages.some(({ bytes }) => bytes[kind]),
  );
  return {
    unit: "kB",
    series: kinds.map((kind) => byteSeries[kind]),
    valuesOf: ({ bytes }: PageFigures) =>
      kinds.map((kind) => bytes[kind] / 1000),
  };
}

/** Bytes of the heaviest page of each kind beside its budget, as SVG. */
export function pagesChart(pages: readonly PageFigures[]): string {
  const shown = heaviest(pages);
  const { unit, series, valuesOf } = byteParts(shown);
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
    unit,
    limitName: "budget",
    series,
    rows: shown.map((page) => ({
      label: pageKind(page.path).name,
      values: valuesOf(page),
      limit: budgetOf(page.path, page.content).total / 1000,
    })),
  });
}

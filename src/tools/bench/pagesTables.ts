import { inKilobytes } from "./budgets";
import type { PageFigures } from "./figures";
import type { Measured } from "./lighthouse";
import { resourceKinds, totalOf } from "./transfer";

/** Aligns columns: the first to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column
          ? cell.padStart(widths?.[column] ?? 0)
          : cell.padEnd(widths?.[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}

export const bytesTable = (pages: readonly PageFigures[]): string =>
  table([
    ["kB transferred", ...resourceKinds, "total", "requests"],
    ...pages.map(({ path, bytes, requests }) => [
      path,
      ...resourceKinds.map((kind) => inKilobytes(bytes[kind])),
      inKilobytes(totalOf(bytes)),
      `${requests}`,
    ]),
  ]);

/** Seconds, from milliseconds. */
const seconds = (time: number) => (time / 1000).toFixed(2);

const columns: Readonly<Record<string, (measured: Measured) => string>> = {
  performance: ({ median }) => `${median.performance}`,
  accessibility: ({ median }) => `${median.accessibility}`,
  "best practices": ({ median }) => `${median.bestPractices}`,
  SEO: ({ median }) => `${median.seo}`,
  "FCP s": ({ median }) => seconds(median.fcp),
  "LCP s": ({ median }) => seconds(median.lcp),
  "least LCP": ({ least }) => seconds(least.lcp),
  "TBT ms": ({ median }) => median.tbt.toFixed(0),
  "least TBT": ({ least }) => least.tbt.toFixed(0),
  CLS: ({ median }) => median.cls.toFixed(4),
  "SI s": ({ median }) => seconds(median.si),
  failed: ({ failed }) => failed.join(" "),
};

/** The figures of the pages that Lighthouse measured. */
export const speedTable = (pages: readonly PageFigures[]): string =>
  table([
    ["Lighthouse", ...Object.keys(columns)],
    ...pages.flatMap(({ path, lighthouse }) =>
      lighthouse
        ? [[path, ...Object.values(columns).map((cell) => cell(lighthouse))]]
        : [],
    ),
  ]);

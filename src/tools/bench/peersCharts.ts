import { inKilobytes } from "./budgets";
import { stackedBars } from "./chart";
import type { PageFigures } from "./figures";
import { byteParts } from "./pagesChart";
import { totalOf } from "./transfer";

/** The home pages of several sites; a page's path is the name of its site. */
type Homes = readonly PageFigures[];

/** Bytes of the home pages, as SVG. */
export function peerBytesChart(homes: Homes): string {
  const { unit, series, valuesOf } = byteParts(homes);
  return stackedBars({
    title: "Bytes transferred by a home page before any interaction",
    description: `${homes
      .map(({ path, bytes }) => `${path}: ${inKilobytes(totalOf(bytes))} kB`)
      .join(", ")}.`,
    unit,
    series,
    rows: homes.map((home) => ({ label: home.path, values: valuesOf(home) })),
  });
}

/** When the home pages have painted first, and their largest part, as SVG. */
export function peerPaintsChart(homes: Homes): string {
  const rows = homes.map(({ path, lighthouse }) => {
    const { fcp = 0, lcp = 0 } = lighthouse?.median ?? {};
    return { label: path, values: [fcp / 1000, (lcp - fcp) / 1000] };
  });
  return stackedBars({
    title: "Seconds until a home page has painted its largest part",
    description: `${rows
      .map(
        ({ label, values: [first = 0, more = 0] }) =>
          `${label}: ${(first + more).toFixed(2)} s, first paint after ${first.toFixed(2)} s`,
      )
      .join("; ")}.`,
    unit: "s",
    series: [
      { name: "first paint", colors: ["#1f4e6b", "#8cc3e0"] },
      { name: "largest paint", colors: ["#e0a54e", "#f2c98a"] },
    ],
    rows,
  });
}

import { parse } from "node-html-parser";
import type { PageFigures } from "../../../src/tools/bench/figures";
import {
  peerBytesChart,
  peerPaintsChart,
} from "../../../src/tools/bench/peersCharts";

const home = (
  path: string,
  image: number,
  fcp: number,
  lcp: number,
): PageFigures => {
  const measured = {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    fcp,
    lcp,
    tbt: 0,
    cls: 0,
    si: fcp,
  };
  return {
    path,
    requests: 5,
    bytes: { document: 12_000, script: 0, style: 0, font: 0, image, other: 0 },
    content: { characters: 8_000, pictures: 2 },
    lighthouse: { median: measured, least: measured, failed: [] },
  };
};

const homes = [
  home("this site", 20_000, 650, 980),
  home("Other 1.0", 60_000, 900, 1430),
];

const read = (svg: string) => {
  const chart = parse(svg);
  return {
    texts: chart.querySelectorAll("text").map(({ text }) => text),
    description: chart.querySelector("desc")!.text,
  };
};

test("each site has a bar of its bytes, by the kinds that any of them has", () => {
  const { texts, description } = read(peerBytesChart(homes));
  for (const text of ["this site", "32.0 kB", "Other 1.0", "72.0 kB"])
    expect(texts).toContain(text);
  expect(texts).toContain("pictures");
  expect(texts).not.toContain("font");
  expect(description).toBe("this site: 32.0 kB, Other 1.0: 72.0 kB.");
});

test("each site has a bar of its paints, in seconds", () => {
  const { texts, description } = read(peerPaintsChart(homes));
  for (const text of ["this site", "1.0 s", "Other 1.0", "1.4 s"])
    expect(texts).toContain(text);
  expect(description).toBe(
    "this site: 0.98 s, first paint after 0.65 s; Other 1.0: 1.43 s, first paint after 0.90 s.",
  );
});

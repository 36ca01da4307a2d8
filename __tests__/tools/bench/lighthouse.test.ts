import { runOf, summary } from "../../../src/tools/bench/lighthouse";
import type { Run } from "../../../src/tools/bench/lighthouse";

interface ReportValues {
  performance?: number | null;
  lcp?: number;
  linkText?: number;
}

/** The parts of a Lighthouse report that are read. */
const report = ({
  performance = 0.97,
  lcp = 1234.5,
  linkText = 1,
}: ReportValues) =>
  JSON.stringify({
    categories: {
      performance: {
        score: performance,
        auditRefs: [{ id: "speed-index", weight: 10 }],
      },
      accessibility: { score: 1, auditRefs: [] },
      "best-practices": { score: 1, auditRefs: [] },
      seo: {
        score: linkText ? 1 : 0.92,
        auditRefs: [
          { id: "link-text", weight: 1 },
          { id: "structured-data", weight: 0 },
        ],
      },
    },
    audits: {
      "first-contentful-paint": { score: 1, numericValue: 800 },
      "largest-contentful-paint": { score: 1, numericValue: lcp },
      "total-blocking-time": { score: 1, numericValue: 0 },
      "cumulative-layout-shift": { score: 1, numericValue: 0.004 },
      "speed-index": { score: 0, numericValue: 900 },
      "link-text": { score: linkText },
      "structured-data": { score: 0 },
    },
  });

test("a run has scores up to 100, times and failed audits", () => {
  expect(runOf(report({ linkText: 0 }))).toEqual<Run>({
    measurement: {
      performance: 97,
      accessibility: 100,
      bestPractices: 100,
      seo: 92,
      fcp: 800,
      lcp: 1234.5,
      tbt: 0,
      cls: 0.004,
      si: 900,
    },
    failed: ["link-text"],
  });
});

test("a run without a score is rejected", () => {
  expect(() => runOf(report({ performance: null }))).toThrow("performance");
  expect(() =>
    runOf('{"runtimeError":{"code":"NO_FCP","message":"Nothing was painted"}}'),
  ).toThrow("Nothing was painted");
});

const runs = (...times: [number, ...number[]]) =>
  times.map((lcp) => runOf(report({ lcp }))) as [Run, ...Run[]];

test("runs are summarized by their median and least values", () => {
  const odd = summary(runs(1300, 900, 1000));
  expect(odd.median.lcp).toBe(1000);
  expect(odd.least.lcp).toBe(900);
  expect(summary(runs(1300, 900, 1000, 1200)).median.lcp).toBe(1100);
});

test("an audit that fails in any run has failed", () => {
  const [first] = runs(1000);
  const failed = runOf(report({ linkText: 0 }));
  expect(summary([first, failed, failed]).failed).toEqual(["link-text"]);
});

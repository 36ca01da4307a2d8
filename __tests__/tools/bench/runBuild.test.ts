import { endedStage } from "../../../src/tools/bench/runBuild";

test.each([
  ["success write out requires - 0.012s", "prepare"],
  ["success Building HTML renderer - 1.283s", "bundle"],
  [
    "success Writing page-data.json and slice-data.json files to public directory - 0.053s",
    "query",
  ],
  ["success stitching slices - 0.018s", "render"],
])("%s ends a stage", (line, stage) => {
  expect(endedStage(line)).toBe(stage);
});

test("other lines end no stage", () => {
  expect(endedStage("success building schema - 0.505s")).toBeUndefined();
  expect(
    endedStage("info There are no new or changed html files"),
  ).toBeUndefined();
});

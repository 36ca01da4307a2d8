import { processTests, project, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the real site's HTML, tests of every host, and tests that start processes. */
export default project(
  "all",
  [...testsIn("rules", "everyHost"), ...processTests],
  withBrowser,
);

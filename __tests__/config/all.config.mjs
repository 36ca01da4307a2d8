import {
  processTests,
  defineProject,
  testsIn,
  withBrowser,
} from "./shared.mjs";

/** Tests of the real site's HTML, tests of every host, and tests that start processes. */
export default defineProject(
  "all",
  [...testsIn("rules", "everyHost"), ...processTests],
  withBrowser,
);

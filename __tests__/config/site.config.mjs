import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the built fixture site; of walks over pages, one page a kind. */
export default project(
  "site",
  testsIn("rules", "everyPage", "built", "browser", "engines", "hosts"),
  withBrowser,
);

import { processTests, project, testsIn, withBrowser } from "./shared.mjs";

/** The HTML of all pages of the live site, every host, and what starts processes. */
export default project(
  "all",
  [...testsIn("rules", "everyHost"), ...processTests],
  withBrowser,
);

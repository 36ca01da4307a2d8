import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests that take minutes: all pages of the live site, and every host. */
export default project(
  "all",
  testsIn("rules", "everyPage", "everyHost"),
  withBrowser,
);

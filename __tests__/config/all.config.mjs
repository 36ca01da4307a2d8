import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests that take minutes: all pages of the live site, and builds. */
export default project(
  "all",
  testsIn("rules", "everyPage", "builds", "editor"),
  withBrowser,
);

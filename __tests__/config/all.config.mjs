import { project, testsIn, withBrowser } from "./shared.mjs";

/**
 * Tests that take minutes: all pages of the live site; and of the fixture site,
 * builds, the editor, faults, hosts and other browsers.
 */
export default project(
  "all",
  testsIn(
    "rules",
    "everyPage",
    "builds",
    "editor",
    "faults",
    "engines",
    "everyHost",
  ),
  withBrowser,
);

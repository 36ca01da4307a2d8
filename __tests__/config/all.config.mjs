import { project, testsIn, withBrowser } from "./shared.mjs";

/**
 * Tests that take minutes: all pages of the live site; and of the fixture site,
 * another build, the editor, hosts and other browsers.
 */
export default project(
  "all",
  testsIn("rules", "everyPage", "builds", "editor", "engines", "everyHost"),
  withBrowser,
);

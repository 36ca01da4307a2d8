import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the editor, of other browsers, of a build without deferral, and of all pages in a browser. */
export default project(
  "slow",
  testsIn("builds", "editor", "engines", "everyPage"),
  withBrowser,
);

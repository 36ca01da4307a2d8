import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the editor, of other browsers, and of all pages in a browser. */
export default project(
  "slow",
  testsIn("editor", "engines", "everyPage"),
  withBrowser,
);

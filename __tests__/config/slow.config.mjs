import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the editor, of other browsers and of a build without deferred hydration. */
export default project(
  "slow",
  testsIn("builds", "editor", "engines"),
  withBrowser,
);

import { project, testsIn, withBrowser } from "./shared.mjs";

/** The HTML of all pages of the live site, every host, and the editor. */
export default project(
  "all",
  testsIn("rules", "everyHost", "editor"),
  withBrowser,
);

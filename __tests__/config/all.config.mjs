import { project, testsIn, withBrowser } from "./shared.mjs";

/** The HTML of all pages of the live site, every host, and the commands to set one up. */
export default project(
  "all",
  [...testsIn("rules", "everyHost"), "docs/commands.test.ts"],
  withBrowser,
);

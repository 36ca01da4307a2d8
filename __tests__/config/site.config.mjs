import { defineProject, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the built fixture site; `everyPage` visits one page of each kind. */
export default defineProject(
  "site",
  testsIn("rules", "everyPage", "built", "visitor"),
  withBrowser,
);

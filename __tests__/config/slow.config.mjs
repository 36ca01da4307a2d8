import { defineProject, testsIn, withBrowser } from "./shared.mjs";

/** Folder of the visits. On the fixture site, `npm test` has visited each kind of page already. */
const visits = process.env.BUILT_SITE ? ["everyPage"] : [];

/** Tests of other browsers, and of all pages in a browser. */
export default defineProject(
  "slow",
  testsIn("engines", ...visits),
  withBrowser,
);

import { project, testsIn, withBrowser } from "./shared.mjs";

/** The HTML of all pages of the live site, and every host. */
export default project("all", testsIn("rules", "everyHost"), withBrowser);

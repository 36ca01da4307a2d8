import { defineProject, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the editor at `/admin`, with copies of the fixture content. */
export default defineProject("editor", testsIn("editor"), withBrowser);

import { project, testsIn, withBrowser } from "./shared.mjs";

/** Tests of the editor at `/admin`, with copies of the fixture content. */
export default project("editor", testsIn("editor"), withBrowser);

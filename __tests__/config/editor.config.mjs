import { project, testsIn, withBrowser } from "./shared.mjs";

/** An editor's day at `/admin`, of copies of the fixture site. */
export default project("editor", testsIn("editor"), withBrowser);

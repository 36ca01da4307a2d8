import { fixtureFiles } from "./fixtureFiles";

/** The content of the fixture site. */
export const contentFiles = fixtureFiles();

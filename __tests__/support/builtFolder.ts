import path from "node:path";

/** The project that `npm run build:fixture` builds the fixture site in. */
export const fixtureProject = path.resolve(".fixture-site");

/** Folder of the built fixture site. */
export const fixtureFolder = path.join(fixtureProject, "public");

/**
 * Folder of the built site that is tested: the fixture site's, or the one that
 * BUILT_SITE names, such as `public`.
 */
export const builtFolder = path.resolve(
  process.env.BUILT_SITE ?? fixtureFolder,
);

/** Whether it is the fixture site, whose texts the tests know. */
export const isFixture = !process.env.BUILT_SITE;

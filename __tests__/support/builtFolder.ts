import path from "node:path";

/** Project folder in which `npm run build:fixture` builds the fixture site. */
export const fixtureProject = path.resolve(".fixture-site");

/** Folder of the built fixture site. */
export const fixtureFolder = path.join(fixtureProject, "public");

/**
 * Folder of the tested site: the fixture site, or the one that BUILT_SITE names, such as
 * `public`.
 */
export const builtFolder = path.resolve(
  process.env.BUILT_SITE ?? fixtureFolder,
);

/** Whether the fixture site is tested, whose texts the tests know. */
export const isFixture = !process.env.BUILT_SITE;

import path from "node:path";

/** The project that `npm run build:fixture` builds the fixture site in. */
export const fixtureProject = path.resolve(".fixture-site");

/**
 * Folder of the built site that is tested: the fixture site's, or the one that
 * BUILT_SITE names, such as `public`.
 */
export const builtFolder = path.resolve(
  process.env.BUILT_SITE ?? path.join(fixtureProject, "public"),
);

/** Whether it is the fixture site, whose texts the tests know. */
export const isFixture = !process.env.BUILT_SITE;

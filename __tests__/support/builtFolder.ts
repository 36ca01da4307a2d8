import path from "node:path";

/** Project folder in which `npm run build:fixture` builds the fixture site. */
export const fixtureProject = path.resolve(".fixture-site");

/** Gatsby's `public` folder of the built fixture site. */
export const fixturePublicFolder = path.join(fixtureProject, "public");

/**
 * Folder of the tested site: that of `BUILT_SITE`, such as `public`, or else that of the
 * fixture site.
 */
export const builtFolder = path.resolve(
  process.env.BUILT_SITE ?? fixturePublicFolder,
);

/** Whether the tested site is the fixture site, whose texts a test may expect. */
export const isFixture = !process.env.BUILT_SITE;

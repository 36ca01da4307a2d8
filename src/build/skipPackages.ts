import { getGatsbyDependents } from "gatsby/dist/utils/gatsby-dependents";

/**
 * Stops Gatsby from looking for queries in the packages of its plugins, which have
 * none: Babel would parse all their files in every build. They are bundled as
 * published, like other packages. Gatsby has no option for that. Call it before
 * Gatsby reads the components, as in `onPreInit`.
 */
export function skipPackages(): void {
  getGatsbyDependents.cache.set(undefined, Promise.resolve([]));
}

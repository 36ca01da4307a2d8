declare module "gatsby/dist/utils/gatsby-dependents" {
  type Packages = Promise<readonly object[]>;

  /**
   * The installed packages, other than Gatsby, with "gatsby" in their name.
   * Lodash's `memoize` keeps them under the first argument, which is missing.
   */
  export const getGatsbyDependents: {
    (): Packages;
    readonly cache: { set: (key: undefined, packages: Packages) => void };
  };
}

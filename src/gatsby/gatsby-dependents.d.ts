declare module "gatsby/dist/utils/gatsby-dependents" {
  interface Package {
    readonly name: string;
    readonly path: string;
  }

  /** A function whose results Lodash keeps under its first argument. */
  interface Memoized<Result> {
    (): Result;
    readonly cache: { set: (key: undefined, result: Result) => void };
  }

  /** The installed packages, other than Gatsby, with "gatsby" in their name. */
  export const getGatsbyDependents: Memoized<Promise<readonly Package[]>>;
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Where a page stands in the site; the home page comes before all of it. */
export interface Trail {
  /** The pages between home and this one. */
  readonly parents: readonly Crumb[];
  readonly current: string;
}

/** Of a page that stands right below the home page. */
export const belowHome = (current: string): Trail => ({ parents: [], current });

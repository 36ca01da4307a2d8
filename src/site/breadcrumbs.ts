export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumbs of a page, without the home page. */
export interface Trail {
  /** The pages between the home page and this one. */
  readonly parents: readonly Crumb[];
  readonly current: string;
}

/** The breadcrumbs of a page directly below the home page. */
export const belowHome = (current: string): Trail => ({ parents: [], current });

/** Why content is not published. Only `develop` shows it. */

export interface Unpublished {
  readonly draft: boolean;
  /** The future day of its publication, `YYYY-MM-DD`, if it is scheduled. */
  readonly scheduled?: string;
}

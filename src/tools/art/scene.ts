/** One picture of the site. */
export interface Scene {
  /** Path under content/images without extension. */
  readonly file: string;
  /** Draws the whole sheet as an SVG document. */
  readonly draw: () => string;
}

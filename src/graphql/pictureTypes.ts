/** The GraphQL argument for a crop on narrow screens. */
export const pictureTypeDefs =
  "input NarrowCrop { width: Int!, height: Int!, breakpoints: [Int!]! }";

/** Size of a crop's largest file and widths of all, in pixels. */
export interface Crop {
  readonly width: number;
  readonly height: number;
  readonly breakpoints: number[];
}

/** The crop of cards and pages; at the widest place it has two pixels for each of CSS. */
export const defaultCrop: Crop = {
  width: 1120,
  height: 840,
  breakpoints: [220, 320, 400, 560, 800, 1120],
};

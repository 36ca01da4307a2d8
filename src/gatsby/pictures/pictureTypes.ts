/** The GraphQL argument for a crop on narrow screens. */
export const pictureTypes = `
  input NarrowCrop {
    width: Int!
    height: Int!
    breakpoints: [Int!]!
  }`;

/** A crop of a picture and the widths of its files, in pixels. */
export interface Crop {
  /** Width and height of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly breakpoints: number[];
}

/** The crop that cards and pages share, so that they also share files. */
export const usualCrop: Crop = {
  width: 1200,
  height: 900,
  breakpoints: [220, 320, 400, 560, 800, 1200],
};

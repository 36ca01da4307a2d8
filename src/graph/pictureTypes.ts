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

/**
 * The crop that cards and pages share, so that they also share files. Of the
 * largest file, the widest picture has two pixels for each CSS pixel on a computer
 * and about three on a phone.
 */
export const usualCrop: Crop = {
  width: 1120,
  height: 840,
  breakpoints: [220, 320, 400, 560, 800, 1120],
};

import type { ImageFormat } from "gatsby-plugin-image";

/** What queries say of a crop for narrow screens. */
export const pictureTypes = `
  input NarrowCrop {
    width: Int!
    height: Int!
    breakpoints: [Int!]!
  }`;

/** A crop of a picture, and the widths in which it is made, in pixels. */
export interface Crop {
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly breakpoints: number[];
}

export interface CropInFormats extends Crop {
  readonly formats: ImageFormat[];
}

/**
 * Cards and pages share one shape and, up to their size, one set of files: AVIF,
 * and for browsers without it what gatsby-plugin-image calls AUTO. Here that is
 * WebP, which every browser of today reads.
 */
export const usualCrop: CropInFormats = {
  width: 1200,
  height: 900,
  breakpoints: [220, 320, 400, 560, 800, 1200],
  formats: ["", "avif"],
};

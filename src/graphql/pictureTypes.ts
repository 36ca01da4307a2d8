/** GraphQL input type of a separate crop for narrow screens. */
export const narrowCropTypeDef =
  "input NarrowCrop { width: Int!, height: Int!, breakpoints: [Int!]! }";

/** Size of a crop's largest file, and widths of all its files (`breakpoints`), in image pixels. */
export interface CropSize {
  readonly width: number;
  readonly height: number;
  readonly breakpoints: number[];
}

/** Default crop, for cards and pages: two image pixels per CSS pixel at the widest display. */
export const defaultCropSize: CropSize = {
  width: 1120,
  height: 840,
  breakpoints: [220, 320, 400, 560, 800, 1120],
};

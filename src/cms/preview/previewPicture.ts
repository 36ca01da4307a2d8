import type { IGatsbyImageData } from "gatsby-plugin-image";
import { artDirected } from "../../gatsby/pictures/artDirected";
import type { Crop } from "../../gatsby/pictures/pictureTypes";

/** A drawing in place of a missing picture, of the same size. */
const gapAsPicture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff4e5" stroke="#3b1f00" stroke-width="12" stroke-dasharray="40 24"/><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${height / 10}" font-style="italic" fill="#3b1f00">Picture</text></svg>`,
  )}`;

/** The crop that a query asks for, in pixels, and one for narrow screens. */
export interface PictureArguments extends Pick<Crop, "width" | "height"> {
  readonly narrow?: PictureArguments;
}

/**
 * `gatsbyImageData` of the build's shape, with one file for all sizes, formats
 * and crops.
 * @param src address of the file; none where no picture is chosen
 */
export function previewPicture(
  src: string | undefined,
  { width, height, narrow }: PictureArguments,
): IGatsbyImageData {
  const file = src ?? gapAsPicture(width, height);
  const data: IGatsbyImageData = {
    layout: "constrained",
    width,
    height,
    images: {
      // Without a source there would be no `picture` element, which styles need.
      sources: [{ media: "all", srcSet: file }],
      fallback: { src: file },
    },
  };
  return narrow ? artDirected(data, previewPicture(src, narrow)) : data;
}

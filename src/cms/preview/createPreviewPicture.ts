import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CropSize } from "../../graphql/pictureTypes";

/** Creates the data URL of a placeholder for a missing picture. Sizes are in pixels. */
const createPlaceholderPicture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff4e5" stroke="#3b1f00" stroke-width="12" stroke-dasharray="40 24"/><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${height / 10}" font-style="italic" fill="#3b1f00">Picture</text></svg>`,
  )}`;

/**
 * Creates `gatsbyImageData` in the build's shape, with one file for all sizes, formats
 * and screens. Styles crop the picture.
 * @param src URL of the file; `undefined` if no picture is chosen
 * @param crop the query's crop, in pixels
 */
export function createPreviewPicture(
  src: string | undefined,
  { width, height }: Pick<CropSize, "width" | "height">,
): IGatsbyImageData {
  const file = src ?? createPlaceholderPicture(width, height);
  return {
    layout: "constrained",
    width,
    height,
    images: {
      // Styles need the `picture` element, which isn't rendered without a source.
      sources: [{ media: "all", srcSet: file }],
      fallback: { src: file },
    },
  };
}

import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Crop } from "../../graphql/pictureTypes";

/** A drawing in place of a missing picture, of the same size. */
const createPlaceholderPicture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff4e5" stroke="#3b1f00" stroke-width="12" stroke-dasharray="40 24"/><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${height / 10}" font-style="italic" fill="#3b1f00">Picture</text></svg>`,
  )}`;

/**
 * `gatsbyImageData` of the build's shape. One file serves all sizes, formats and
 * screens: styles crop it.
 * @param src address of the file; none where no picture is chosen
 * @param crop what the query asks for, in pixels
 */
export function createPreviewPicture(
  src: string | undefined,
  { width, height }: Pick<Crop, "width" | "height">,
): IGatsbyImageData {
  const file = src ?? createPlaceholderPicture(width, height);
  return {
    layout: "constrained",
    width,
    height,
    images: {
      // Without a source there would be no `picture` element, which styles need.
      sources: [{ media: "all", srcSet: file }],
      fallback: { src: file },
    },
  };
}

import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A drawing of a gap, as large as the picture that is missing. */
const gapAsPicture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff4e5" stroke="#3b1f00" stroke-width="12" stroke-dasharray="40 24"/><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${height / 10}" font-style="italic" fill="#3b1f00">Picture</text></svg>`,
  )}`;

/**
 * A picture as the site's components take it, with one file for all sizes.
 * @param src address of the file; none where no picture is chosen
 * @param size of the crop that a query asks for, in pixels
 */
export function previewImage(
  src: string | undefined,
  size: { readonly width?: unknown; readonly height?: unknown },
): IGatsbyImageData {
  const width = Number(size.width) || 1200;
  const height = Number(size.height) || (width * 3) / 4;
  const file = src ?? gapAsPicture(width, height);
  return {
    layout: "constrained",
    width,
    height,
    images: {
      // Without a source there would be no picture element, which styles name.
      sources: [{ media: "all", srcSet: file }],
      fallback: { src: file },
    },
  };
}

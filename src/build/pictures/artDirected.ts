import { withArtDirection } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Combines two crops of a picture: below the breakpoint of 768 px browsers use
 * the narrow one. Every source has a media query, because preload links need one.
 */
export function artDirected(
  wide: IGatsbyImageData,
  narrow: IGatsbyImageData,
): IGatsbyImageData {
  const sources = wide.images.sources?.map((source) => ({
    ...source,
    media: "(min-width: 768px)",
  }));
  return withArtDirection({ ...wide, images: { ...wide.images, sources } }, [
    { media: "(max-width: 767.98px)", image: narrow },
  ]);
}

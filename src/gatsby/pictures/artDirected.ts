import { withArtDirection } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * A picture of two crops: screens below 768 px have the narrow one. All its
 * files say which screens they are for, as those that are loaded ahead in the
 * head must.
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

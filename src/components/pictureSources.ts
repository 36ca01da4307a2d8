import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The crops of a picture, as a query answers them. */
export interface PictureCrops {
  readonly gatsbyImageData: IGatsbyImageData;
  /** The crop for screens below 768 px, where it is another. */
  readonly narrow?: IGatsbyImageData;
}

/** A set of files of a picture, as attributes of `<source>`. */
export interface PictureSource {
  readonly type: string | undefined;
  readonly media: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly sizes: string | undefined;
  readonly srcSet: string | undefined;
}

function sourcesOf(
  { images: { sources = [], fallback }, width, height }: IGatsbyImageData,
  media?: string,
  withFallback = false,
): PictureSource[] {
  const all = withFallback
    ? [...sources, { ...fallback, type: "image/webp" }]
    : sources;
  return all.map(({ type, sizes, srcSet }) => ({
    type,
    media,
    width,
    height,
    sizes,
    srcSet,
  }));
}

/** The files of a picture, in the order in which a browser is to try them. */
export const pictureSources = ({
  gatsbyImageData,
  narrow,
}: PictureCrops): PictureSource[] =>
  narrow
    ? [
        // The image element itself has the fallback of the other crop.
        ...sourcesOf(narrow, "(max-width: 767.98px)", true),
        ...sourcesOf(gatsbyImageData, "(min-width: 768px)"),
      ]
    : sourcesOf(gatsbyImageData);

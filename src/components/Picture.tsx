import { graphql } from "gatsby";
import { pictureSources } from "./pictureSources";
import type { PictureCrops } from "./pictureSources";

/** What a query answers of a picture. */
export type PictureData = Queries.PictureFragment & PictureCrops;

interface PictureProps {
  picture: PictureData;
  /** True for the one picture that the first screen waits for. */
  eager?: boolean;
  className?: string | undefined;
  /** Replaces the sizes of the query, where they depend on the neighbors. */
  sizes?: string | undefined;
}

/**
 * A responsive picture, all of it in the page's HTML: it needs no script.
 * `GatsbyImage` would do the same with 6 kB of it, twice the HTML, and
 * `react-dom/server`.
 */
export function Picture({
  picture,
  eager = false,
  className,
  sizes,
}: PictureProps) {
  const { alt, focus, gatsbyImageData } = picture;
  const { images, width, height } = gatsbyImageData;
  return (
    <picture>
      {pictureSources(picture).map((source) => (
        <source
          key={`${source.type ?? ""} ${source.media ?? ""}`}
          {...source}
          sizes={sizes ?? source.sizes}
        />
      ))}
      {/* Browsers read attributes in their order: how to load, then what. */}
      <img
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        width={width}
        height={height}
        sizes={sizes ?? images.fallback?.sizes}
        srcSet={images.fallback?.srcSet}
        src={images.fallback?.src}
        className={className}
        style={
          focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined
        }
      />
    </picture>
  );
}

export const query = graphql`
  fragment Picture on Picture {
    alt
    focus {
      x
      y
    }
  }
`;

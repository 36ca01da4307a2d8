import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { MainImage } from "gatsby-plugin-image/dist/components/main-image";

/** What a query answers of a picture. */
export type PictureData = Queries.PictureFragment & {
  readonly gatsbyImageData: IGatsbyImageData;
};

interface PictureProps {
  picture: PictureData;
  /** True for the one picture that the first screen waits for. */
  eager?: boolean;
  className?: string | undefined;
  /** Replaces the sizes of the query, where they depend on the neighbors. */
  sizes?: string | undefined;
}

/**
 * A responsive picture, all of it in the page's HTML. Of gatsby-plugin-image's
 * components this one needs no script. `GatsbyImage` hides pictures until one
 * has run that the page's policy forbids, and adds a tenth to its HTML.
 */
export function Picture({
  picture: { alt, focus, gatsbyImageData },
  eager = false,
  className,
  sizes,
}: PictureProps) {
  const { images, width, height } = gatsbyImageData;
  return (
    <MainImage
      {...images}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      width={width}
      height={height}
      sizes={sizes}
      className={className}
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
    />
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

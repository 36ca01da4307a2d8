import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { MainImage } from "gatsby-plugin-image/dist/components/main-image";

/** A picture as queries return it. */
export type PictureData = Queries.PictureFragment & {
  readonly gatsbyImageData: IGatsbyImageData;
};

interface PictureProps {
  picture: PictureData;
  /** For the main picture of the first screen, which loads immediately. */
  eager?: boolean;
  className?: string | undefined;
  /** Overrides the query's `sizes` if they depend on the layout. */
  sizes?: string | undefined;
}

/**
 * A responsive picture that needs no script. Unlike `MainImage`, `GatsbyImage`
 * hides a picture until an inline script has run, which the page's policy
 * blocks, and adds a tenth to the HTML.
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
      style={
        focus && focus !== "attention" ? { objectPosition: focus } : undefined
      }
    />
  );
}

export const query = graphql`
  fragment Picture on Picture {
    alt
    focus
  }
`;

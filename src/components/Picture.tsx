import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Query result of a picture. */
export type PictureData = Queries.PictureFragment & {
  readonly gatsbyImageData: IGatsbyImageData;
};

interface PictureProps {
  picture: PictureData;
  /**
   * Whether the picture loads immediately and with high priority, as the main picture of
   * the first screen.
   */
  eager?: boolean;
  className?: string | undefined;
  /** Overrides the query's `sizes`, for pictures whose size depends on the layout. */
  sizes?: string | undefined;
}

/**
 * A responsive picture from gatsby-plugin-image's data. It works without scripts, unlike
 * `GatsbyImage`, which hides a picture until an inline script has run.
 */
export function Picture({
  picture: { alt, focus, gatsbyImageData },
  eager = false,
  className,
  sizes: sizesOverride,
}: PictureProps) {
  const { images, width, height } = gatsbyImageData;
  const { sources = [], fallback } = images;
  const sizes = sizesOverride ?? fallback?.sizes;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
        style={
          focus && focus !== "attention" ? { objectPosition: focus } : undefined
        }
      />
    </picture>
  );
}

export const query = graphql`
  fragment Picture on Picture {
    alt
    focus
  }
`;

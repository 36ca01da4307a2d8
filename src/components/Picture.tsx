import { graphql } from "gatsby";
import { GatsbyImage, withArtDirection } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";

type ImageFile = { readonly childImageSharp: object | null };

/** What the fragments below ask for: words and one or two crops. */
export interface PictureData {
  readonly alt: string;
  readonly src: ImageFile & {
    readonly childImageSharp: {
      readonly gatsbyImageData: IGatsbyImageData;
      readonly narrow?: IGatsbyImageData;
    } | null;
  };
}

interface PictureProps {
  picture: PictureData;
  /** True for the one picture that the first screen waits for. */
  eager?: boolean;
  className?: string | undefined;
  /** Replaces the words where a link beside the picture says the same. */
  alt?: string;
}

/** A responsive picture; below 768 px its narrow crop, if it has one. */
export function Picture({
  picture,
  eager = false,
  className,
  alt,
}: PictureProps) {
  const crops = picture.src.childImageSharp;
  if (!crops) return null;
  const { gatsbyImageData, narrow } = crops;
  const image = narrow
    ? withArtDirection(gatsbyImageData, [
        { media: "(max-width: 767px)", image: narrow },
      ])
    : gatsbyImageData;
  return (
    <GatsbyImage
      image={image}
      alt={alt ?? picture.alt}
      loading={eager ? "eager" : "lazy"}
      className={className}
    />
  );
}

export const query = graphql`
  fragment CardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          width: 800
          height: 600
          breakpoints: [400, 800]
          sizes: "(min-width: 1024px) 370px, (min-width: 640px) 46vw, 92vw"
        )
      }
    }
  }
  fragment PagePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          width: 1200
          height: 800
          breakpoints: [400, 750, 1200]
          sizes: "(min-width: 1024px) 560px, 92vw"
        )
      }
    }
  }
  fragment HeroPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          width: 1920
          height: 1080
          breakpoints: [960, 1440, 1920]
          sizes: "100vw"
        )
        narrow: gatsbyImageData(
          width: 750
          height: 500
          breakpoints: [400, 750]
          sizes: "100vw"
        )
      }
    }
  }
`;

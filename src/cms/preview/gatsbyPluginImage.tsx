import type { PreviewImage } from "./previewImage";

interface GatsbyImageProps {
  image: PreviewImage;
  alt: string;
  className?: string;
}

/** Stands in for gatsby-plugin-image: the file itself, cut as the page does. */
export const GatsbyImage = ({
  image: { images, width, height },
  alt,
  className,
}: GatsbyImageProps) => (
  <img
    src={images.fallback.src}
    alt={alt}
    className={className}
    style={{
      display: "block",
      inlineSize: "100%",
      aspectRatio: `${width} / ${height}`,
      objectFit: "cover",
    }}
  />
);

export const withArtDirection = (image: PreviewImage): PreviewImage => image;

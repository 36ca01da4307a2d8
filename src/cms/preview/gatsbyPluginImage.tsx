import { gapClass } from "./gaps";

/** What the previews' queries answer for a picture. */
export interface PreviewImage {
  /** Address of the file; none where no picture is chosen. */
  readonly src: string | undefined;
  readonly width: number;
  readonly height: number;
}

interface GatsbyImageProps {
  image: PreviewImage;
  alt: string;
  className?: string;
  imgStyle?: object;
}

/** Stands in for gatsby-plugin-image: the file itself, cut as the page does. */
export const GatsbyImage = ({
  image: { src, width, height },
  alt,
  className = "",
  imgStyle,
}: GatsbyImageProps) => {
  const style = { aspectRatio: `${width} / ${height}` };
  return src ? (
    <img
      src={src}
      alt={alt}
      className={className}
      style={{
        ...style,
        display: "block",
        inlineSize: "100%",
        objectFit: "cover",
        ...imgStyle,
      }}
    />
  ) : (
    <div className={`${gapClass} ${className}`} style={style}>
      {alt}
    </div>
  );
};

export const withArtDirection = (image: PreviewImage): PreviewImage => image;

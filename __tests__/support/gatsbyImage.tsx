/** Stands in for gatsby-plugin-image: one plain picture. */
export const GatsbyImage = ({
  alt,
  loading,
}: {
  alt: string;
  loading: "eager" | "lazy";
}) => <img src="picture.jpg" alt={alt} loading={loading} />;

export const withArtDirection = <Image,>(image: Image): Image => image;

import { graphql } from "gatsby";

export type FigureProps = Queries.FigureFragment;

/** A wide drawing within a text. The SVG has colors for both color schemes. */
export const Figure = ({ drawing, alt, caption }: FigureProps) => (
  <figure>
    <img
      src={`/figures/${drawing}.svg`}
      alt={alt}
      width={1200}
      height={480}
      loading="lazy"
      className="poster"
    />
    <figcaption className="quiet">{caption}</figcaption>
  </figure>
);

export const query = graphql`
  fragment Figure on Figure {
    drawing
    alt
    caption
  }
`;

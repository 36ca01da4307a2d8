import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../../Picture";
import type { PictureData } from "../../Picture";

interface PictureBesideTextProps {
  picture: PictureData;
  children: ReactNode;
}

/** A picture with a text beside it, or below it on phones. */
export const PictureBesideText = ({
  picture,
  children,
}: PictureBesideTextProps) => (
  <div className="halves">
    <div className="poster">
      <Picture picture={picture} />
    </div>
    <div>{children}</div>
  </div>
);

export const query = graphql`
  fragment PictureBesideText on Picture {
    ...Picture
    gatsbyImageData(
      breakpoints: [320, 440, 560, 800, 1120]
      sizes: "(min-width: 1280px) max(552px, 304px + 15.5vw), (min-width: 768px) calc(44vw - 24px), calc(92vw - 12px)"
    )
  }
`;

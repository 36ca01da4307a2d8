import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Card.module.css";
import { Picture } from "./Picture";

/** The heading level of a card's name. */
export type CardHeading = "h2" | "h3";

interface CardProps {
  page: Queries.CardFragment;
  heading: CardHeading;
  /** The `sizes` attribute of its picture. */
  sizes: string;
  children?: ReactNode;
}

/** A preview of a page: picture, name and summary, all linked to the page. */
export const Card = ({
  page,
  heading: Heading,
  sizes,
  children,
}: CardProps) => (
  <article className={styles.card}>
    <Picture picture={page.image} sizes={sizes} className={styles.picture} />
    <div className={styles.text}>
      <Heading className={styles.name}>
        <Link to={page.path} className={styles.link}>
          {page.name}
        </Link>
      </Heading>
      <p>{page.summary}</p>
      {children}
    </div>
  </article>
);

export const query = graphql`
  fragment CardText on CardPage {
    path
    name
    summary
    image {
      ...Picture
    }
  }
  fragment Card on CardPage {
    ...CardText
    image {
      gatsbyImageData
    }
  }
  fragment ServiceCard on Service {
    ...CardText
    image {
      gatsbyImageData(
        width: 800
        height: 600
        breakpoints: [320, 400, 560, 800]
        narrow: { width: 400, height: 300, breakpoints: [220, 320, 400] }
      )
    }
  }
`;

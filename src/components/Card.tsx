import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Card.module.css";
import { Picture } from "./Picture";

/** What a card's name is in the outline of the page. */
export type CardHeading = "h2" | "h3";

interface CardProps {
  page: Queries.CardFragment;
  heading: CardHeading;
  /** Widths of its picture, by the screen. */
  sizes: string;
  children?: ReactNode;
}

/** A page in brief: picture, name, a sentence; all of it leads there. */
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

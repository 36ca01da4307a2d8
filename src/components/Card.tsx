import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Card.module.css";
import { Picture } from "./Picture";

/** What a card's name is in the outline of the page. */
export type CardHeading = "h2" | "h3";

interface CardProps {
  page: Queries.CardFragment;
  heading: CardHeading;
  /** Widths of its picture, by the screen; three cards a row unless given. */
  sizes?: string | undefined;
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

// Three in a row are 2 px wider than said: at 1024 px that saves dense screens
// from the next larger file, for one percent of sharpness.
export const query = graphql`
  fragment Card on CardPage {
    path
    name
    summary
    image {
      ...Picture
      gatsbyImageData(
        sizes: "(min-width: 1280px) 368px, (min-width: 1024px) calc(33.3vw - 61px), (min-width: 888px) calc(30.7vw - 32px), (min-width: 584px) calc(46vw - 28px), calc(92vw - 16px)"
      )
    }
  }
  fragment PostCard on Post {
    ...Card
    image {
      narrow: gatsbyImageData(
        width: 560
        height: 420
        breakpoints: [320, 400, 560]
        sizes: "(min-width: 584px) calc(46vw - 28px), calc(92vw - 16px)"
      )
    }
  }
  fragment ServiceCard on Service {
    ...Card
    image {
      narrow: gatsbyImageData(
        width: 400
        height: 300
        breakpoints: [320, 400]
        sizes: "(min-width: 584px) calc(46vw - 28px), calc(92vw - 16px)"
      )
    }
  }
`;

import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { noWrapNames } from "../shared/text";
import * as styles from "./Card.module.css";
import { LinkList } from "./LinkList";
import { Picture } from "./Picture";
import { getPosterTransitionName } from "./posterTransition";

export type CardHeadingTag = "h2" | "h3";

/** Query result of the page that a card shows. Some queries omit the summary or a county's cities. */
export type CardPage = Queries.PictureCardFragment &
  Partial<Pick<Queries.CountyCardFragment, "cities">> & {
    readonly summary?: string;
  };

/**
 * Layout on phones: `compact` is a small picture beside the text, `large` the whole picture
 * above the text, and `tile` the same in rows of two.
 */
export type CardPhoneVariant = "compact" | "large" | "tile";

interface CardProps {
  page: CardPage;
  heading: CardHeadingTag;
  phoneVariant?: CardPhoneVariant | undefined;
  sizes: string;
}

/** A preview of a page: picture, name and summary, all linked to the page. */
export const Card = ({
  page,
  heading: Heading,
  phoneVariant = "compact",
  sizes,
}: CardProps) => (
  <article
    className={`${styles.card} ${phoneVariant === "compact" ? styles.compact : ""}`}
    style={{ "--poster": getPosterTransitionName(page.path) } as CSSProperties}
  >
    <div className={styles.picture}>
      <Picture picture={page.image} sizes={sizes} />
    </div>
    <div className={styles.text}>
      <Heading className={styles.name}>
        <a href={page.path} className={styles.link}>
          {page.name}
        </a>
      </Heading>
      {page.summary && <p>{noWrapNames(page.summary)}</p>}
    </div>
    {page.cities && (
      <LinkList
        links={page.cities}
        className={`targets wrap ${styles.links}`}
      />
    )}
  </article>
);

export const query = graphql`
  fragment PictureCard on CardPage {
    path
    name
    image {
      ...Picture
      gatsbyImageData
    }
  }
  fragment Card on CardPage {
    ...PictureCard
    summary
  }
  fragment CountyCard on County {
    ...PictureCard
    cities {
      name
      path
    }
  }
  fragment ServiceCard on Service {
    path
    name
    summary
    image {
      ...Picture
      gatsbyImageData(
        width: 800
        height: 600
        breakpoints: [220, 320, 400, 560, 800, 1120]
        narrow: {
          width: 800
          height: 600
          breakpoints: [220, 330, 400, 640, 800, 1120]
        }
      )
    }
  }
`;

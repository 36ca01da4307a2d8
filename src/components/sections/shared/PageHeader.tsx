import { graphql } from "gatsby";
import { Breadcrumbs } from "./Breadcrumbs";
import { Picture } from "../../Picture";
import type { PictureData } from "../../Picture";
import type { Trail } from "../../../site/routes";
import { openingEndId } from "../../../site/seo";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  heading: string;
  lead?: string | undefined;
  picture?: PictureData;
  /** Omitted on pages outside the hierarchy, such as the 404 page. */
  breadcrumbs?: Trail;
  children?: React.ReactNode;
}

/** The top of every page but the home page. */
export const PageHeader = ({
  heading,
  lead,
  picture,
  breadcrumbs,
  children,
}: PageHeaderProps) => (
  <header className={picture ? styles.pictured : styles.header}>
    <div className={styles.inner}>
      <div className={styles.text}>
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture && (
        <div className={styles.poster}>
          <Picture picture={picture} eager />
        </div>
      )}
    </div>
    <span id={openingEndId} hidden />
  </header>
);

export const query = graphql`
  fragment PagePicture on Picture {
    ...Picture
    sharedPath
    gatsbyImageData(
      sizes: "(min-width: 1280px) 552px, (min-width: 1024px) calc(44vw - 56px), (min-width: 768px) calc(42.3vw - 16px), calc(92vw - 12px)"
    )
  }
`;

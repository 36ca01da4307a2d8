import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { useLinkTo } from "../../../hooks/useLinkTo";
import type { LinkablePage } from "../../../hooks/useLinkTo";
import { firstBlockEndId } from "../../../site/pageMetadata";
import type { ShareImage } from "../../../site/pageMetadata";
import { noWrapNames } from "../../../shared/text";
import { Seo } from "../../layout/Seo";
import { Picture } from "../../Picture";
import { getPosterTransitionName } from "../../posterTransition";
import type { PictureData } from "../../Picture";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./PageLayout.module.css";

interface PageLayoutProps {
  page: {
    title: string;
    description: string;
    /** Path of the page. Without a path, as on the 404 page, there are no breadcrumbs, and no indexing. */
    path?: string;
    /**
     * Name in breadcrumbs; defaults to the page's name in menus, or to its heading if no
     * menu links to the page.
     */
    name?: string;
    heading: string;
    lead?: string;
    image?: (PictureData & ShareImage) | null;
  };
  /** Whether phones show a small picture beside the heading, so that the content begins sooner. */
  isPictureSmallOnPhones?: boolean;
  /** Whether wide screens show the picture across the column, below the heading. */
  isPictureWide?: boolean;
  /** What stands at the top in place of the picture. */
  drawing?: ReactNode;
  /**
   * The pages between the home page and this page. `null` is an unpublished page, which is
   * omitted.
   */
  parents?: readonly (LinkablePage | null)[];
  article?: boolean;
  /** Structured data in addition to the breadcrumbs. */
  structuredData?: readonly Thing[];
  /** Content below heading and lead. */
  headerExtra?: ReactNode;
  children: ReactNode;
}

const besideSizes =
  "(min-width: 1280px) max(528px, 290px + 14.9vw), (min-width: 768px) calc(42.3vw - 16px)";

const wideSizes =
  "(min-width: 1280px) max(1176px, 647px + 33.1vw), (min-width: 768px) calc(98vw - 80px)";

/** Layout of every page except the home page: head, header and sections. */
export function PageLayout({
  page,
  parents = [],
  article,
  structuredData,
  headerExtra,
  isPictureSmallOnPhones = false,
  isPictureWide = false,
  drawing,
  children,
}: PageLayoutProps) {
  const linkTo = useLinkTo();
  const { path, heading, lead, image } = page;
  const breadcrumbs = path !== undefined && {
    parents: parents.filter((parent) => parent !== null).map(linkTo),
    current: linkTo({ ...page, path }).name,
  };
  const innerClass = isPictureWide ? styles.wide : styles.inner;
  return (
    <>
      <Seo
        {...page}
        image={image ?? undefined}
        article={article}
        breadcrumbs={breadcrumbs || undefined}
        structuredData={structuredData}
      />
      <header className={image ? styles.pictured : styles.header}>
        <div className={isPictureSmallOnPhones ? styles.beside : innerClass}>
          <div className={styles.text}>
            {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
            <h1>{noWrapNames(heading)}</h1>
            {lead && <p className="lead">{noWrapNames(lead)}</p>}
            {headerExtra}
          </div>
          {image && (
            <div
              className={styles.poster}
              style={
                path
                  ? { viewTransitionName: getPosterTransitionName(path) }
                  : undefined
              }
            >
              {drawing ?? (
                <Picture
                  picture={image}
                  eager
                  sizes={`${isPictureWide ? wideSizes : besideSizes}, ${isPictureSmallOnPhones ? "34vw" : "calc(92vw - 12px)"}`}
                />
              )}
            </div>
          )}
        </div>
        <span id={firstBlockEndId} hidden />
      </header>
      {children}
    </>
  );
}

export const query = graphql`
  fragment Page on Page {
    title
    description
    path
    heading
  }
  fragment PicturedPage on CardPage {
    name
    title
    description
    path
    heading
    lead: summary
    image {
      ...PagePicture
    }
  }
  fragment PagePicture on Picture {
    ...Picture
    sharedPath
    gatsbyImageData
  }
`;

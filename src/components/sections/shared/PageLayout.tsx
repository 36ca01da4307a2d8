import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { useLinkTo } from "../../../hooks/useLinkTo";
import type { LinkablePage } from "../../../hooks/useLinkTo";
import { firstBlockEndId } from "../../../site/pageMetadata";
import type { ShareImage } from "../../../site/pageMetadata";
import { noWrapNames, splitAtPlaces } from "../../../shared/text";
import { Seo } from "../../layout/Seo";
import { Picture } from "../../Picture";
import { getPosterTransitionName } from "../../posterTransition";
import type { PictureData } from "../../Picture";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./PageLayout.module.css";

/** Another place of the picture, in a file of its own, so that few pages have its styles. */
export interface PictureLayout {
  /** Class of the element whose children are texts and picture. */
  className: string | undefined;
  /** The picture's `sizes` from 768 px on, if not the usual. */
  sizes?: string;
  /** The picture's `sizes` on phones, if not the usual. */
  phoneSizes?: string;
}

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
    image?: (PictureData & ShareImage & { tone?: string | null }) | null;
    /** The pages between the home page and this page. */
    pagesAbove?: readonly LinkablePage[];
  };
  /** Where the picture stands; by default below the heading on phones, else beside it. */
  pictureLayout?: PictureLayout | undefined;
  /** What stands at the top in place of the picture. */
  drawing?: ReactNode;
  article?: boolean;
  /** Structured data in addition to the breadcrumbs. */
  structuredData?: readonly Thing[];
  /** Content below heading and lead. */
  headerExtra?: ReactNode;
  children: ReactNode;
}

const usualLayout = {
  className: "",
  sizes:
    "(min-width: 1280px) max(528px, 290px + 14.9vw), (min-width: 768px) calc(42.3vw - 16px)",
  phoneSizes: "calc(92vw - 12px)",
};

/** Layout of every page except the home page: head, header and sections. */
export function PageLayout({
  page,
  article,
  structuredData,
  headerExtra,
  pictureLayout,
  drawing,
  children,
}: PageLayoutProps) {
  const linkTo = useLinkTo();
  const { path, heading, lead, image, pagesAbove = [] } = page;
  const breadcrumbs = path !== undefined && {
    parents: pagesAbove.map(linkTo),
    current: linkTo({ ...page, path }).name,
  };
  const layout = { ...usualLayout, ...pictureLayout };
  return (
    <>
      <Seo
        {...page}
        image={image ?? undefined}
        article={article}
        breadcrumbs={breadcrumbs || undefined}
        structuredData={structuredData}
      />
      <header
        className={image ? styles.pictured : styles.header}
        style={image?.tone && !drawing ? { background: image.tone } : undefined}
      >
        <div className={`${styles.inner} ${layout.className}`}>
          <div className={styles.text}>
            {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
            <h1>
              {splitAtPlaces(heading).map((part, index) =>
                index % 2 ? (
                  <span key={index} className="whole">
                    {part}
                  </span>
                ) : (
                  noWrapNames(part)
                ),
              )}
            </h1>
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
                  sizes={`${layout.sizes}, ${layout.phoneSizes}`}
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

// Only pages of which there are many alike query `tone`, so that each is told from its neighbors at
// first sight. Other pages, and those with a warm picture, have the company's blue.
export const query = graphql`
  fragment Page on Page {
    title
    description
    path
    heading
    pagesAbove {
      ...LinkablePage
    }
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
      tone
    }
    pagesAbove {
      ...LinkablePage
    }
  }
  fragment LinkablePage on LinkablePage {
    name
    heading
    path
  }
  fragment PagePicture on Picture {
    ...Picture
    sharedPath
    gatsbyImageData
  }
`;

import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { usePageLinks } from "../../../hooks/usePageLinks";
import type { NamedPage } from "../../../hooks/usePageLinks";
import { openingEndId } from "../../../site/seo";
import type { SharedPicture } from "../../../site/seo";
import { withUnbrokenNames } from "../../../site/text";
import { Seo } from "../../layout/Seo";
import { Picture } from "../../Picture";
import type { PictureData } from "../../Picture";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./Page.module.css";

interface PageProps {
  page: {
    title: string;
    description: string;
    /** The 404 page has none: it has no breadcrumbs and isn't indexed. */
    path?: string;
    /** In breadcrumbs; by default that of the menus, or else the heading. */
    name?: string;
    heading: string;
    lead?: string;
    image?: (PictureData & SharedPicture) | null;
  };
  /** Puts a small picture beside the heading on phones: what the page is for comes sooner. */
  besideOnPhones?: boolean;
  /** The pages between the home page and this one; drafts are left out. */
  parents?: readonly (NamedPage | null)[];
  article?: boolean;
  /** Structured data in addition to the breadcrumbs. */
  structuredData?: readonly Thing[];
  /** Shown below heading and lead. */
  top?: ReactNode;
  children: ReactNode;
}

const wideSizes =
  "(min-width: 1280px) max(528px, 290px + 14.9vw), (min-width: 768px) calc(42.3vw - 16px)";

/** Every page but the home page: its head, its top and its sections. */
export function Page({
  page,
  parents = [],
  article,
  structuredData,
  top,
  besideOnPhones = false,
  children,
}: PageProps) {
  const linkTo = usePageLinks();
  const { path, heading, lead, image } = page;
  const breadcrumbs = path !== undefined && {
    parents: parents.filter((parent) => parent !== null).map(linkTo),
    current: linkTo({ ...page, path }).name,
  };
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
        <div className={besideOnPhones ? styles.beside : styles.inner}>
          <div className={styles.text}>
            {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
            <h1>{withUnbrokenNames(heading)}</h1>
            {lead && <p className={styles.lead}>{withUnbrokenNames(lead)}</p>}
            {top}
          </div>
          {image && (
            <div className={styles.poster}>
              <Picture
                picture={image}
                eager
                sizes={`${wideSizes}, ${besideOnPhones ? "34vw" : "calc(92vw - 12px)"}`}
              />
            </div>
          )}
        </div>
        <span id={openingEndId} hidden />
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

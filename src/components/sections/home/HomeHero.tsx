import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CompanyLicenses } from "../../CompanyLicenses";
import { Firs } from "../../Firs";
import { Picture } from "../../Picture";
import type { PictureData } from "../../Picture";
import { useSite } from "../../../hooks/useSite";
import { interpolate, noWrapNames } from "../../../shared/text";
import { formatOpeningHours } from "../../../site/openingHours";
import { routes } from "../../../site/routes";
import { firstBlockEndId } from "../../../site/pageMetadata";
import * as styles from "./HomeHero.module.css";

type PictureFiles = Pick<PictureData, "gatsbyImageData">;

interface HeroPictures {
  picture: PictureData;
  /** Picture for a box that is too low and wide for the whole picture. */
  lowPicture: PictureFiles | null;
  /** Picture for the dark color scheme. */
  nightPicture: PictureFiles | null;
  lowNightPicture: PictureFiles | null;
}

interface HomeHeroProps extends HeroPictures {
  heading: string;
  lead: string;
  /** The call to action. */
  children: ReactNode;
}

/** Media queries for screens on which the text leaves only a low, wide box for the picture. */
const lowBoxConditions = (styles.lowBoxes ?? "").split(", ");

const darkScheme = "(prefers-color-scheme: dark)";

/** Returns a picture's sources, limited to screens that meet one of the conditions. */
const sourcesFor = (
  picture: PictureFiles | null,
  conditions: readonly string[] = [],
) =>
  (picture?.gatsbyImageData.images.sources ?? []).map((source) => ({
    ...source,
    media: conditions
      .map((condition) =>
        source.media ? `${condition} and ${source.media}` : condition,
      )
      .join(", "),
  }));

/**
 * Adds art direction to the main picture: puts the sources of the other pictures first,
 * each limited to the screens on which it replaces the main picture.
 */
function withArtDirection({
  picture,
  lowPicture,
  nightPicture,
  lowNightPicture,
}: HeroPictures): PictureData {
  const { gatsbyImageData: data } = picture;
  const lowNight = lowBoxConditions.map((box) => `${darkScheme} and ${box}`);
  const images = {
    ...data.images,
    sources: [
      ...sourcesFor(lowNightPicture, lowNight),
      ...sourcesFor(nightPicture, [darkScheme]),
      ...sourcesFor(lowPicture, lowBoxConditions),
      ...(data.images.sources ?? []),
    ],
  };
  return { ...picture, gatsbyImageData: { ...data, images } };
}

/** The first screen of the home page: picture, heading and call to action. */
export function HomeHero({
  heading,
  lead,
  children,
  ...pictures
}: HomeHeroProps) {
  const { labels, company } = useSite();
  return (
    <header className={styles.hero}>
      <Picture
        picture={withArtDirection(pictures)}
        eager
        className={styles.picture}
      />
      <div className={styles.title}>
        <Firs id="hero-firs" className={styles.firs} />
        <div className={styles.text}>
          <h1>{heading}</h1>
          <p className={styles.lead}>
            {noWrapNames(lead)}{" "}
            <a href={routes.about}>
              {labels.learnMore}
              <span className="visually-hidden">
                {` ${interpolate(labels.moreAbout, { name: company.shortName })}`}
              </span>
            </a>
          </p>
          <div className={styles.quote}>{children}</div>
          <ul className={styles.trust}>
            <TrustItem icon="M12 2 4 5v6c0 5 3.4 8.6 8 11 4.6-2.4 8-6 8-11V5zm-1 14-3.5-3.5 1.4-1.4 2.1 2.1 4.6-4.6L17 10z">
              <CompanyLicenses company={company} labels={labels} />
            </TrustItem>
            <TrustItem icon="M5 2h9l5 5v15H5zm8 2v4h4zM8 12h8v2H8zm0 4h6v2H8z">
              {labels.writtenEstimate}
            </TrustItem>
            <TrustItem icon="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 5v5l3.5 3.5-1.4 1.4L11 13V7z">
              {noWrapNames(formatOpeningHours(company.hours))}
            </TrustItem>
            <TrustItem icon="M3 3h18v13H10l-5 5v-5H3zm4 4v2h10V7zm0 4v2h7v-2z">
              {labels.extraWork}
            </TrustItem>
          </ul>
        </div>
      </div>
      <span id={firstBlockEndId} hidden />
    </header>
  );
}

/** @param icon SVG path in a view box of 24 × 24 */
const TrustItem = ({
  icon,
  children,
}: {
  icon: string;
  children: ReactNode;
}) => (
  <li>
    <svg viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <path d={icon} />
    </svg>
    {children}
  </li>
);

export const query = graphql`
  fragment HeroPicture on Picture {
    ...Picture
    ...HeroFiles
    sharedPath
  }
  fragment HeroFiles on Picture {
    gatsbyImageData(
      width: 1920
      height: 1080
      breakpoints: [960, 1280, 1600, 1920, 2880]
      narrow: { width: 1125, height: 750, breakpoints: [420, 540, 750, 1125] }
      sizes: "(min-width: 36rem) and (max-height: 36rem) max(45vw, 150vh), (min-width: 48rem) max(100vw, 150vh - 38rem), max(100vw, 150vh - 54rem)"
    )
  }
  fragment LowHeroFiles on Picture {
    gatsbyImageData(
      width: 1920
      height: 720
      breakpoints: [1280, 1600, 1920, 2880]
    )
  }
`;

import { graphql } from "gatsby";
import { ButtonLink } from "../../Button";
import { Credentials } from "../../Credentials";
import { Picture } from "../../Picture";
import type { PictureData } from "../../Picture";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../site/text";
import { routes } from "../../../site/routes";
import { openingEndId } from "../../../site/seo";
import * as styles from "./HomeHero.module.css";

interface HomeHeroProps {
  heading: string;
  lead: string;
  picture: PictureData;
  /** For screens too low to show the whole picture beside the text. */
  lowPicture: Pick<PictureData, "gatsbyImageData"> | null;
}

/** A picture whose files on low, wide screens are those of another. */
function withLow(
  picture: PictureData,
  low: HomeHeroProps["lowPicture"],
): PictureData {
  if (!low) return picture;
  const { gatsbyImageData: data } = picture;
  const media = "(min-width: 64rem) and (max-height: 50rem)";
  const { sources = [] } = low.gatsbyImageData.images;
  const images = {
    ...data.images,
    sources: [
      ...sources.map((source) => ({ ...source, media })),
      ...(data.images.sources ?? []),
    ],
  };
  return { ...picture, gatsbyImageData: { ...data, images } };
}

/** The first screen of the home page: a poster with the text below the scene. */
export function HomeHero({
  heading,
  lead,
  picture,
  lowPicture,
}: HomeHeroProps) {
  const { labels, company } = useSite();
  return (
    <header className={styles.hero}>
      <Picture
        picture={withLow(picture, lowPicture)}
        eager
        className={styles.picture}
      />
      <div className={styles.title}>
        <div className={styles.text}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.note}>
            <Credentials company={company} labels={labels} />
          </div>
          <p className={styles.actions}>
            <ButtonLink to={routes.contact}>{labels.freeQuote}</ButtonLink>
            <ButtonLink to={routes.about} quiet>
              {labels.learnMore}
              <span className="visually-hidden">
                {` ${interpolate(labels.moreAbout, { name: company.shortName })}`}
              </span>
            </ButtonLink>
          </p>
        </div>
      </div>
      <span id={openingEndId} hidden />
    </header>
  );
}

export const query = graphql`
  fragment HeroPicture on Picture {
    ...Picture
    sharedPath
    gatsbyImageData(
      width: 1920
      height: 1080
      breakpoints: [960, 1280, 1600, 1920]
      narrow: { width: 1125, height: 750, breakpoints: [400, 540, 750, 1125] }
      sizes: "100vw"
    )
  }
  fragment LowHeroPicture on Picture {
    gatsbyImageData(
      width: 1920
      height: 600
      breakpoints: [1280, 1600, 1920]
      sizes: "100vw"
    )
  }
`;

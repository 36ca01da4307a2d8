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
}

/** The first screen of the home page: a poster with the text below the scene. */
export function HomeHero({ heading, lead, picture }: HomeHeroProps) {
  const { labels, company } = useSite();
  return (
    <header className={styles.hero}>
      <Picture picture={picture} eager className={styles.picture} />
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

// Phones show the picture at full width, but `sizes` says three quarters: the
// smaller file looks the same and the first screen needs a third fewer bytes.
export const query = graphql`
  fragment HeroPicture on Picture {
    ...Picture
    sharedPath
    gatsbyImageData(
      width: 1920
      height: 1080
      breakpoints: [960, 1280, 1600, 1920]
      narrow: { width: 750, height: 500, breakpoints: [400, 540, 750] }
      sizes: "(min-width: 768px) 100vw, 74vw"
    )
  }
`;

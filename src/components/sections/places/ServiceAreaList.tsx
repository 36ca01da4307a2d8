import { graphql } from "gatsby";
import { ActionRow, ButtonLink } from "../../Button";
import { LinkList } from "../../LinkList";
import { Picture } from "../../Picture";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../shared/text";
import * as styles from "./ServiceAreaList.module.css";

interface ServiceAreaListProps {
  counties: readonly Queries.ServiceAreaFragment[];
}

export function ServiceAreaList({ counties }: ServiceAreaListProps) {
  const { labels } = useSite();
  return counties.map(
    ({ name, path, areaPath, image, area, cities, services }, index) => (
      <Section key={path} tone={index % 2 ? "plain" : "tinted"}>
        <div className="halves">
          <Picture
            picture={image}
            className={index % 2 ? "poster" : `poster ${styles.second}`}
          />
          <div>
            <h2>{name}</h2>
            <p>{area.summary}</p>
            <div className={styles.lists}>
              <div>
                <h3>{labels.countyCities}</h3>
                <LinkList links={cities} />
              </div>
              <div>
                <h3>{labels.popularServices}</h3>
                <LinkList links={services} />
              </div>
            </div>
            <ActionRow>
              <a href={areaPath}>
                {labels.learnMoreLink}
                <span className="visually-hidden">
                  {` ${interpolate(labels.moreAbout, { name })}`}
                </span>
              </a>
              <ButtonLink to={path} secondary>
                {interpolate(labels.countyLocations, { county: name })}
              </ButtonLink>
            </ActionRow>
          </div>
        </div>
      </Section>
    ),
  );
}

// For two columns, `sizes` states 32 px less than the true width: with the true width,
// high-density screens of 1024 px would load the next larger file.
export const query = graphql`
  fragment ServiceArea on County {
    name
    path
    areaPath
    image {
      ...Picture
      gatsbyImageData(
        sizes: "(min-width: 1280px) max(560px, 308px + 15.8vw), (min-width: 1024px) calc(50vw - 112px), (min-width: 768px) calc(46vw - 40px), calc(92vw - 16px)"
      )
    }
    area {
      summary
    }
    cities {
      name
      path
    }
    services {
      name
      path
    }
  }
`;

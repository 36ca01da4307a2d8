import { graphql } from "gatsby";
import { LinkList } from "../../LinkList";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { AreaMap } from "../places/AreaMap";
import * as styles from "./HomeAreas.module.css";

interface HomeAreasProps extends Queries.HomeAreasFragment {
  /** Result of the GraphQL field `areaMap`. */
  map: object;
  counties: readonly Queries.CountyLinksFragment[];
}

/** Where the company works: the map, the counties with their cities, and the services. */
export const HomeAreas = ({
  areas,
  solutions,
  map,
  counties,
}: HomeAreasProps) => (
  <Section>
    <AreaMap
      map={map}
      below={
        <ul className={`targets ${styles.counties}`}>
          {counties.map(({ name, path, cities }) => (
            <li key={path} className={`wrap ${styles.county}`}>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <LinkList links={cities} className="wrap" />
            </li>
          ))}
        </ul>
      }
    >
      <h2>{areas.heading}</h2>
      <p>{areas.text}</p>
    </AreaMap>
    <section className={styles.solutions}>
      <h3>{solutions.heading}</h3>
      <Prose html={solutions.body.html} />
    </section>
  </Section>
);

export const query = graphql`
  fragment HomeAreas on Home {
    areas {
      heading
      text
    }
    solutions {
      heading
      body {
        html
      }
    }
  }
  fragment CountyLinks on County {
    name
    path
    cities {
      name
      path
    }
  }
`;

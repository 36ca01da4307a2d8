import { graphql } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import * as styles from "./CityFacts.module.css";

interface CityFactsProps {
  /** The page's own text. */
  html: string;
  facts: readonly Queries.CityFactFragment[];
}

/** What the city's page says, with the practical facts beside it. */
export function CityFacts({ html, facts }: CityFactsProps) {
  const { labels } = useSite();
  return (
    <Section>
      <div className={styles.columns}>
        <Prose html={html} />
        <aside className={styles.facts} aria-labelledby="facts">
          <h2 id="facts">{labels.atAGlance}</h2>
          <dl>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Prose html={text.html} />
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment CityFact on CityFact {
    label
    text {
      html
    }
  }
`;

import { graphql } from "gatsby";
import { LabeledDate } from "../../LabeledDate";
import { Panel } from "../../Panel";
import { Prose } from "../../Prose";
import { TextSection } from "../../TextSection";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../shared/text";
import { PlaceMap } from "./PlaceMap";
import * as styles from "./CityTextWithFacts.module.css";

interface CityFactsProps {
  html: string;
  facts: readonly Queries.CityFactFragment[];
  county: { name: string; path: string };
  /** URL of the map of the city's surroundings. */
  map: string | null;
  /** `YYYY-MM-DD` of the last comparison with the sources; `null` before the first. */
  checked: string | null;
}

/** A city's text, with a map and practical facts beside it. */
export function CityTextWithFacts({
  html,
  facts,
  county,
  map,
  checked,
}: CityFactsProps) {
  const { labels } = useSite();
  return (
    <TextSection
      html={html}
      aside={
        <Panel as="aside" id="facts" heading={labels.atAGlance}>
          <div className={styles.columns}>
            {map && <PlaceMap place="city" map={map} className="unprinted" />}
            <dl className={styles.facts}>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt className="heading">{label}</dt>
                  <dd>
                    <Prose html={text.html} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {checked && (
            <p className="quiet">
              <LabeledDate date={checked} label={labels.factsChecked} />
            </p>
          )}
          <a href={county.path}>
            {interpolate(labels.backToCounty, { county: county.name })}
          </a>
        </Panel>
      }
    />
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

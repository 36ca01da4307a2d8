import { graphql } from "gatsby";
import { formatDollars } from "../../../shared/text";
import { Section } from "../../Section";
import * as styles from "./PriceLimits.module.css";

/** A bar chart of how far a price may rise above the estimate. */
export function PriceLimits({
  heading,
  intro,
  amounts,
}: Queries.PriceLimitsFragment) {
  const largest = Math.max(...amounts.map(({ dollars }) => dollars));
  return (
    <Section
      heading={heading}
      intro={<p>{intro}</p>}
      tone="tinted"
      id="price-limits"
    >
      <ul className={`stack ${styles.amounts}`}>
        {amounts.map(({ dollars, meaning }) => (
          <li key={meaning}>
            <p>
              <strong className="heading">{formatDollars(dollars)}</strong>{" "}
              {meaning}
            </p>
            <span
              className={styles.bar}
              style={{ inlineSize: `${(100 * dollars) / largest}%` }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment PriceLimits on PriceLimits {
    heading
    intro
    amounts {
      dollars
      meaning
    }
  }
`;

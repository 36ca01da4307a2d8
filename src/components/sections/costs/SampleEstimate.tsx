import { graphql } from "gatsby";
import { formatDollars } from "../../../shared/text";
import * as numbered from "../../Numbered.module.css";
import { Section } from "../../Section";
import * as styles from "./SampleEstimate.module.css";

/** A sample estimate on a sheet of paper, with a remark beside each line. */
export const SampleEstimate = ({
  heading,
  stamp,
  lines,
}: Queries.SampleEstimateFragment) => (
  <Section heading={heading} id="sample-estimate">
    <div className={styles.example}>
      <div className={styles.sheet}>
        <p className={styles.stamp}>{stamp}</p>
        <ol className={`${numbered.list} ${styles.lines}`}>
          {lines.map(({ entry, dollars }) => (
            <li key={entry}>
              <span>{entry}</span>
              {dollars && (
                <span className={styles.amount}>{formatDollars(dollars)}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <ol className={`stack ${numbered.list} ${styles.notes}`}>
        {lines.map(({ note }) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </div>
  </Section>
);

export const query = graphql`
  fragment SampleEstimate on EstimateExample {
    heading
    stamp
    lines {
      entry
      dollars
      note
    }
  }
`;

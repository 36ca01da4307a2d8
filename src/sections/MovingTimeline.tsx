import { graphql } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import * as styles from "./MovingTimeline.module.css";

/** The tasks before a move, week by week. */
export const MovingTimeline = ({
  heading,
  intro,
  steps,
}: Queries.MovingTimelineFragment) => (
  <Section
    heading={heading}
    intro={<Prose html={intro.html} />}
    id="timeline"
    tone="tinted"
  >
    <ol className={styles.steps}>
      {steps.map(({ when, weeksBefore, summary, tasks }) => (
        <li key={when} className={styles.step}>
          <span className={styles.stop} aria-hidden="true">
            {weeksBefore || <Arrival />}
          </span>
          <div className={styles.about}>
            <h3>{when}</h3>
            <p>{summary}</p>
          </div>
          <ul className={styles.tasks}>
            {tasks.map(({ id, html }) => (
              <li key={id}>
                <Prose html={html} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </Section>
);

/** A house at the end of the timeline. */
const Arrival = () => (
  <svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor">
    <path d="M12 3 1.5 12H5v9h5v-6h4v6h5v-9h3.5z" />
  </svg>
);

export const query = graphql`
  fragment MovingTimeline on Timeline {
    heading
    intro {
      html
    }
    steps {
      when
      weeksBefore
      summary
      tasks {
        id
        html
      }
    }
  }
`;

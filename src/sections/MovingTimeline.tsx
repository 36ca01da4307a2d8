import { graphql } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import * as styles from "./MovingTimeline.module.css";

/** What to do how long before the move. */
export const MovingTimeline = ({
  heading,
  intro,
  steps,
}: Queries.MovingTimelineFragment) => (
  <Section heading={heading} id="timeline">
    <Prose html={intro.html} />
    <ol className={styles.steps}>
      {steps.map(({ when, summary, tasks }) => (
        <li key={when} className={styles.step}>
          <h3>{when}</h3>
          <p>{summary}</p>
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

export const query = graphql`
  fragment MovingTimeline on Timeline {
    heading
    intro {
      html
    }
    steps {
      when
      summary
      tasks {
        id
        html
      }
    }
  }
`;

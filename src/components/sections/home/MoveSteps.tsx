import { graphql } from "gatsby";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import * as styles from "./MoveSteps.module.css";

/** A move in numbered steps, each with a drawing of `static/steps.svg`. */
export const MoveSteps = ({
  heading,
  steps,
  body,
}: Queries.MoveStepsFragment) => (
  <Section heading={heading} tone="tinted">
    <ol className={styles.steps}>
      {steps.map(({ drawing, text }) => (
        <li key={text}>
          <img
            src={`/steps.svg#${drawing}`}
            alt=""
            width={96}
            height={96}
            loading="lazy"
          />
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <Prose html={body.html} />
  </Section>
);

export const query = graphql`
  fragment MoveSteps on MoveSteps {
    heading
    steps {
      drawing
      text
    }
    body {
      html
    }
  }
`;

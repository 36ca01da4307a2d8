import { graphql } from "gatsby";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { StepList } from "../../StepList";

/** A move in numbered steps. */
export const MoveSteps = ({
  heading,
  steps,
  body,
}: Queries.MoveStepsFragment) => (
  <Section heading={heading} tone="tinted">
    <StepList steps={steps} />
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

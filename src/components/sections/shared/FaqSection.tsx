import { graphql } from "gatsby";
import * as disclosure from "../../Disclosure.module.css";
import { Disclosure } from "../../Disclosure";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";

/** Questions with folded answers, which open without scripts. */
export function FaqSection({
  questions,
  heading,
  id,
}: {
  /** Defaults to the label for common questions. */
  heading?: string;
  id?: string;
  questions: readonly Queries.QuestionFragment[];
}) {
  const { labels } = useSite();
  if (!questions.length) return null;
  return (
    <Section heading={heading ?? labels.questions} id={id} split>
      <div className={disclosure.rows}>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Prose html={answer.html} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Question on Question {
    question
    answer {
      html
    }
  }
`;

import { graphql } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import * as styles from "./Questions.module.css";

/** Questions and answers that open in place, without scripts. */
export function Questions({
  questions,
}: {
  questions: readonly Queries.QuestionFragment[];
}) {
  const { labels } = useSite();
  if (!questions.length) return null;
  return (
    <Section heading={labels.questions} split>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <Prose html={answer.html} className={styles.answer} />
        </details>
      ))}
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

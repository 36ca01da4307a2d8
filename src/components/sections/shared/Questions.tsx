import { graphql } from "gatsby";
import { useRef } from "react";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useOpenInPrint } from "../../../hooks/useOpenInPrint";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./Questions.module.css";

/** Questions whose answers open without scripts. */
export function Questions({
  questions,
  heading,
}: {
  /** By default that of common questions. */
  heading?: string;
  questions: readonly Queries.QuestionFragment[];
}) {
  const { labels } = useSite();
  const list = useRef<HTMLDivElement>(null);
  useOpenInPrint(list);
  if (!questions.length) return null;
  return (
    <Section heading={heading ?? labels.questions} split>
      <div ref={list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <Prose html={answer.html} className={styles.answer} />
          </details>
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

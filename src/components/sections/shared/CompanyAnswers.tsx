import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { Questions } from "./Questions";

interface CompanyAnswersProps {
  company: Queries.CompanyAnswersFragment | null;
  /** The answers to show; by default all. */
  only?: readonly string[] | null | undefined;
}

/** Those of the chosen answers that the owner has given. */
export const givenAnswers = ({ company, only }: CompanyAnswersProps) =>
  (company?.answers?.given ?? []).filter(
    ({ name }) => only?.includes(name) ?? true,
  );

/** The answers that the owner has given; nothing while there are none. */
export function CompanyAnswers(props: CompanyAnswersProps) {
  const { labels } = useSite();
  const questions = givenAnswers(props).map(({ label, answer }) => ({
    question: labels[label as keyof typeof labels],
    answer,
  }));
  return (
    <Questions
      heading={labels.ourAnswers}
      id="our-answers"
      questions={questions}
    />
  );
}

export const query = graphql`
  fragment CompanyAnswers on Company {
    answers {
      given {
        name
        label
        answer {
          html
        }
      }
    }
  }
`;

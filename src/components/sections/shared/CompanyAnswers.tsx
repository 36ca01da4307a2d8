import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { Questions } from "./Questions";

interface CompanyAnswersProps {
  company: Queries.CompanyAnswersFragment | null;
  /** The answers to show; by default all. */
  only?: readonly string[] | null | undefined;
}

/** The answers that the owner has given; nothing while there are none. */
export function CompanyAnswers({ company, only }: CompanyAnswersProps) {
  const { labels } = useSite();
  const questions = (company?.answers?.given ?? [])
    .filter(({ name }) => only?.includes(name) ?? true)
    .map(({ label, answer }) => ({
      question: labels[label as keyof typeof labels],
      answer,
    }));
  return <Questions heading={labels.ourAnswers} questions={questions} />;
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

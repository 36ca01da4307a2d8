import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { FaqSection } from "./FaqSection";

interface CompanyAnswersProps {
  company: Queries.CompanyAnswersFragment | null;
  /** Names of the answers to show; defaults to all. */
  only?: readonly string[] | null | undefined;
}

/** Selects the answers that the owner has written, limited to the names in `only`. */
export const selectCompanyAnswers = ({ company, only }: CompanyAnswersProps) =>
  (company?.answers?.given ?? []).filter(
    ({ name }) => only?.includes(name) ?? true,
  );

/** Questions about the company, with the owner's answers. Renders nothing without answers. */
export function CompanyAnswers(props: CompanyAnswersProps) {
  const { labels } = useSite();
  const questions = selectCompanyAnswers(props).map(({ label, answer }) => ({
    question: labels[label as keyof typeof labels],
    answer,
  }));
  return (
    <FaqSection
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

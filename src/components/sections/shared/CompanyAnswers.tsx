import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { FaqSection } from "./FaqSection";

interface CompanyAnswersProps {
  company: Queries.CompanyAnswersFragment | null;
  /** Names of the answers to show; defaults to all. */
  only?: readonly string[] | null | undefined;
}

/** Selects the answers that the owner has given, limited to `only`. */
export const selectCompanyAnswers = ({ company, only }: CompanyAnswersProps) =>
  (company?.answers?.given ?? []).filter(
    ({ name }) => only?.includes(name) ?? true,
  );

/** The answers that the owner has given. Renders nothing if there are no answers. */
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

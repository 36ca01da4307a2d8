import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { Questions } from "./Questions";

type Answers = NonNullable<Queries.CompanyAnswersFragment["answers"]>;

interface CompanyAnswersProps {
  heading: string;
  company: Queries.CompanyAnswersFragment | null;
  /** The answers to show; by default all. */
  only?: readonly string[] | null | undefined;
}

/** The answers that the owner has given; nothing while there are none. */
export function CompanyAnswers({
  heading,
  company,
  only,
}: CompanyAnswersProps) {
  const { labels } = useSite();
  const questions: Readonly<Record<keyof Answers, string>> = {
    crew: labels.askCrew,
    minimumHours: labels.askMinimumHours,
    deposit: labels.askDeposit,
    payment: labels.askPayment,
    cancellation: labels.askCancellation,
    pianos: labels.askPianos,
    storage: labels.askStorage,
    certificates: labels.askCertificates,
    videoSurvey: labels.askVideoSurvey,
    tolls: labels.askTolls,
    takingApart: labels.askTakingApart,
    equipment: labels.askEquipment,
    employees: labels.askEmployees,
    commercial: labels.askCommercial,
    senior: labels.askSenior,
  };
  const given = (Object.keys(questions) as (keyof Answers)[]).flatMap(
    (name) => {
      const answer = company?.answers?.[name];
      if (!answer || (only && !only.includes(name))) return [];
      return [{ question: questions[name], answer }];
    },
  );
  return <Questions heading={heading} questions={given} />;
}

export const query = graphql`
  fragment CompanyAnswers on Company {
    answers {
      crew {
        html
      }
      minimumHours {
        html
      }
      deposit {
        html
      }
      payment {
        html
      }
      cancellation {
        html
      }
      pianos {
        html
      }
      storage {
        html
      }
      certificates {
        html
      }
      videoSurvey {
        html
      }
      tolls {
        html
      }
      takingApart {
        html
      }
      equipment {
        html
      }
      employees {
        html
      }
      commercial {
        html
      }
      senior {
        html
      }
    }
  }
`;

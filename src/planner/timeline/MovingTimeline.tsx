import { graphql } from "gatsby";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import * as scripting from "../../components/Scripting.module.css";
import * as tool from "../../components/Tool.module.css";
import { PrivacyText } from "../ui/PrivacyText";
import { BackupLink, BackupReminder } from "../ui/BackupReminder";
import { MovingDateField } from "../ui/planFields";
import { formatFullDay } from "../dates/days";
import { findPlanCities } from "../dates/permitDeadlines";
import { useDeferredPlan } from "../storage/usePlan";
import { planningAidText } from "../plannerTexts";
import * as styles from "./MovingTimeline.module.css";
import { TimelineSteps } from "./TimelineSteps";
import { buildPermitEvents } from "./buildTimelineEvents";
import { TimelineControls } from "./TimelineControls";

type MovingTimelineProps = Queries.MovingTimelineFragment & {
  cities: readonly Queries.PermitRulesFragment[];
};

/** The timeline tool: tasks before a move, week by week. */
export function MovingTimeline(props: MovingTimelineProps) {
  const { heading, intro, steps, cities } = props;
  // Deferred, so that a check mark shows before the totals.
  const plan = useDeferredPlan();

  return (
    <Section
      heading={heading}
      intro={<Prose html={intro.html} />}
      id="timeline"
    >
      <div className={`${panel.panel} ${scripting.needsScripts} unprinted`}>
        <div className={`${tool.fields} ${tool.withNote}`}>
          <MovingDateField label="Your moving date" />
          <p className={tool.quiet}>
            {`${planningAidText} `}
            <PrivacyText /> <BackupLink />
          </p>
        </div>
        <div className={styles.live}>
          <TimelineControls {...{ heading, steps, plan, cities }} />
        </div>
      </div>
      {plan.date && (
        <ul className={tool.printed}>
          <li>{`Your moving date: ${formatFullDay(plan.date)}`}</li>
          {buildPermitEvents(findPlanCities(plan, cities), plan.date).map(
            ({ id, day, title }) => (
              <li key={id}>{`${formatFullDay(day)}: ${title}`}</li>
            ),
          )}
        </ul>
      )}
      <TimelineSteps steps={steps} date={plan.date} />
      <BackupReminder />
    </Section>
  );
}

export const query = graphql`
  fragment PermitRules on City {
    name
    parking {
      office
      phone
      lead {
        days
        kind
      }
      signHours
    }
  }
  fragment MovingTimeline on Timeline {
    heading
    intro {
      html
    }
    steps {
      when
      weeksBefore
      summary
      tasks {
        id
        urgency
        text {
          html
        }
      }
    }
  }
`;

import { graphql } from "gatsby";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import * as tool from "../../components/Tool.module.css";
import { Privacy } from "../offline/Privacy";
import { CopyLink, CopyReminder } from "../plan/CopyReminder";
import { DateField } from "../plan/planFields";
import { fullDay } from "../plan/days";
import { citiesOfPlan } from "../plan/permitDays";
import { useDeferredPlan } from "../plan/usePlan";
import { aidNote } from "../words";
import * as styles from "./MovingTimeline.module.css";
import { TimelineSteps } from "./TimelineSteps";
import { permitEvents } from "./timelineEvents";
import { TimelineTool } from "./TimelineTool";

type MovingTimelineProps = Queries.MovingTimelineFragment & {
  cities: readonly Queries.PermitRulesFragment[];
};

/** The tasks before a move, week by week. */
export function MovingTimeline(props: MovingTimelineProps) {
  const { heading, intro, steps, cities } = props;
  // A check mark shows before its effects are counted.
  const plan = useDeferredPlan();

  return (
    <Section
      heading={heading}
      intro={<Prose html={intro.html} />}
      id="timeline"
      tone="tinted"
    >
      <div className={`${panel.panel} ${tool.needsScripts} unprinted`}>
        <div className={tool.fields}>
          <DateField label="Your moving date" />
        </div>
        <p className={`${tool.quiet} ${styles.aid}`}>
          {`${aidNote} `}
          <Privacy /> <CopyLink />
        </p>
        <div className={styles.live}>
          <TimelineTool {...{ heading, steps, plan, cities }} />
        </div>
      </div>
      {plan.date && (
        <ul className={tool.printed}>
          <li>{`Your moving date: ${fullDay(plan.date)}`}</li>
          {permitEvents(citiesOfPlan(plan, cities), plan.date).map(
            ({ id, day, title }) => (
              <li key={id}>{`${fullDay(day)}: ${title}`}</li>
            ),
          )}
        </ul>
      )}
      <TimelineSteps steps={steps} date={plan.date} />
      <CopyReminder />
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

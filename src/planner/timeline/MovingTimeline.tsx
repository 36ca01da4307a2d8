import { Link, graphql } from "gatsby";
import { useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import * as tool from "../../components/Tool.module.css";
import { useLoaded } from "../../hooks/useLoaded";
import { useOpenInPrint } from "../../hooks/useOpenInPrint";
import { routes } from "../../site/routes";
import { aid, timelineWords } from "../words";
import * as styles from "./MovingTimeline.module.css";
import { TaskList } from "./TaskList";
import { TimelineProgress } from "./TimelineProgress";
import type { DatedStep } from "./TimelineTool";

const loadTool = () => import("./TimelineTool");

/**
 * The tasks before a move, week by week. Date and ticks work as soon as the
 * page is hydrated; what they need is loaded then.
 */
export function MovingTimeline(timeline: Queries.MovingTimelineFragment) {
  const { heading, intro, steps } = timeline;
  const root = useRef<HTMLDivElement>(null);
  const Tool = useLoaded(loadTool)?.TimelineTool;
  const [dates, setDates] = useState<readonly DatedStep[]>([]);
  useOpenInPrint(root);

  return (
    <Section
      heading={heading}
      intro={<Prose html={intro.html} />}
      id="timeline"
      tone="tinted"
    >
      <div ref={root}>
        <div className={`${panel.panel} ${tool.scripted}`}>
          <div className={tool.fields}>
            <label className={tool.field}>
              {timelineWords.date}
              <input
                type="date"
                name="date"
                className={tool.control}
                autoComplete="off"
              />
            </label>
          </div>
          <p className={`${tool.quiet} ${styles.aid}`}>
            {timelineWords.kept} {aid}
          </p>
          <div className={styles.live}>
            {Tool ? (
              <Tool timeline={timeline} root={root} onDates={setDates} />
            ) : (
              <>
                <TimelineProgress
                  done={0}
                  all={steps.flatMap(({ tasks }) => tasks).length}
                />
                <ActionRow>
                  <Link to={routes.plan}>{timelineWords.plan}</Link>
                  {/* Keeps the room of the button that comes with the tool. */}
                  <span className={styles.room}>
                    <ToolButton onClick={() => undefined}>
                      {timelineWords.print}
                    </ToolButton>
                  </span>
                </ActionRow>
              </>
            )}
          </div>
        </div>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Step
              key={step.when}
              {...step}
              isFirst={index === 0}
              dates={dates[index]}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}

type StepProps = Queries.MovingTimelineFragment["steps"][number] & {
  isFirst: boolean;
  /** When it is, once the moving date is known. */
  dates: DatedStep | undefined;
};

/**
 * A step with its tasks. They are open if it is due now or next, or the first while
 * there is no date.
 */
const Step = ({
  when,
  weeksBefore,
  summary,
  tasks,
  isFirst,
  dates,
}: StepProps) => (
  <li className={styles.step} data-state={dates?.state}>
    <div className={styles.about}>
      <h3>
        <span className={styles.stop} aria-hidden="true">
          {weeksBefore || <Arrival />}
        </span>
        {when}
      </h3>
      <p>{summary}</p>
      <p className={styles.dates}>
        {dates && (
          <>
            {dates.days}
            {dates.state !== "later" && (
              <span className={styles.state}>{timelineWords[dates.state]}</span>
            )}
          </>
        )}
      </p>
    </div>
    <details
      className={styles.tasks}
      open={dates ? dates.state === "now" || dates.state === "next" : isFirst}
    >
      <summary>{timelineWords.tasks(tasks.length)}</summary>
      <TaskList tasks={tasks} list="task" />
    </details>
  </li>
);

const Arrival = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
    <path d="M12 3 1.5 12H5v9h5v-6h4v6h5v-9h3.5z" />
  </svg>
);

export const query = graphql`
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

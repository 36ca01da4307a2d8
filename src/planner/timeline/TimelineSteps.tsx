import { memo } from "react";
import { Disclosure } from "../../components/Disclosure";
import { useToday } from "../../hooks/useToday";
import { formatShortDay } from "../dates/days";
import { pluralize } from "../../shared/text";
import { stepStateLabels } from "../plannerTexts";
import { scheduleSteps, isStepDue } from "./scheduleSteps";
import type { StepRange } from "./scheduleSteps";
import * as styles from "./MovingTimeline.module.css";
import { TaskList } from "./TaskList";

interface TimelineStepsProps {
  steps: Queries.MovingTimelineFragment["steps"];
  /** Moving date, or empty. */
  date: string;
}

/**
 * Steps with their tasks and, once there is a moving date, their days. Tasks unfold for
 * the step that is due now or next; without a date, for the first step.
 */
export const TimelineSteps = memo(function TimelineSteps({
  steps,
  date,
}: TimelineStepsProps) {
  const today = useToday();
  const stepRanges = date ? scheduleSteps(steps, date, today) : [];
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ when, weeksBefore, summary, tasks }, index) => {
        const range = stepRanges[index];
        return (
          <li key={when} className={styles.step} data-state={range?.state}>
            <div className={styles.about}>
              <h3>
                <span className={styles.stop} aria-hidden="true">
                  {weeksBefore || <ArrivalIcon />}
                </span>
                {when}
              </h3>
              <p>{summary}</p>
            </div>
            <Disclosure
              summary={
                <>
                  <span className={styles.tally}>
                    {pluralize(tasks.length, "task")}
                  </span>
                  {range && <StepDates {...range} />}
                </>
              }
              className={styles.tasks}
              open={range ? isStepDue(range) : index === 0}
            >
              <TaskList label={when} tasks={tasks} />
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
});

const StepDates = ({ from, to, state }: StepRange) => (
  <span className={styles.dates}>
    <span>{`${formatShortDay(from)} to ${formatShortDay(to)}`}</span>
    {state !== "later" && (
      <span className={styles.state}>{stepStateLabels[state]}</span>
    )}
  </span>
);

const ArrivalIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
    <path d="M12 3 1.5 12H5v9h5v-6h4v6h5v-9h3.5z" />
  </svg>
);

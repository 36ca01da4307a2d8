import { memo } from "react";
import { Disclosure } from "../../components/Disclosure";
import { useToday } from "../../hooks/useToday";
import { shortDay } from "../plan/days";
import { counted } from "../../site/text";
import { stateWords } from "../words";
import { datedSteps, isDue } from "./datedSteps";
import type { StepRange } from "./datedSteps";
import * as styles from "./MovingTimeline.module.css";
import { TaskList } from "./TaskList";

interface TimelineStepsProps {
  steps: Queries.MovingTimelineFragment["steps"];
  /** Moving date, or empty. */
  date: string;
}

/**
 * The steps with their tasks, and with their days once the date is known. The tasks of a
 * step are open if it is due now or next, or the first while there is no date.
 */
export const TimelineSteps = memo(function TimelineSteps({
  steps,
  date,
}: TimelineStepsProps) {
  const today = useToday();
  const dates = date ? datedSteps(steps, date, today) : [];
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ when, weeksBefore, summary, tasks }, index) => {
        const range = dates[index];
        return (
          <li key={when} className={styles.step} data-state={range?.state}>
            <div className={styles.about}>
              <h3>
                <span className={styles.stop} aria-hidden="true">
                  {weeksBefore || <Arrival />}
                </span>
                {when}
              </h3>
              <p>{summary}</p>
            </div>
            <Disclosure
              summary={
                <>
                  <span className={styles.tally}>
                    {counted(tasks.length, "task")}
                  </span>
                  {range && <Dates {...range} />}
                </>
              }
              className={styles.tasks}
              open={range ? isDue(range) : index === 0}
            >
              <TaskList name={when} tasks={tasks} />
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
});

const Dates = ({ from, to, state }: StepRange) => (
  <span className={styles.dates}>
    <span>{`${shortDay(from)} to ${shortDay(to)}`}</span>
    {state !== "later" && (
      <span className={styles.state}>{stateWords[state]}</span>
    )}
  </span>
);

const Arrival = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
    <path d="M12 3 1.5 12H5v9h5v-6h4v6h5v-9h3.5z" />
  </svg>
);

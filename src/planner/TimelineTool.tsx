import { Link } from "gatsby";
import { memo, useDeferredValue, useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../components/Button";
import * as tool from "../components/Tool.module.css";
import { isoDay } from "../site/dates";
import { routes } from "../site/routes";
import { datedSteps, lateTasks } from "./datedSteps";
import type { StepState } from "./datedSteps";
import { dayNotes } from "./dayNotes";
import { shortDay } from "./days";
import { plainText } from "./plainText";
import { saveFile } from "./saveFile";
import * as styles from "./TimelineTool.module.css";
import { timelineEvents } from "./timelineEvents";
import type { Plan } from "./plan";
import { useTimelineInputs } from "./useTimelineInputs";
import { timelineWords } from "./words";

/** Whether a step is due, and its days for people. */
export interface DatedStep {
  readonly state: StepState;
  readonly days: string;
}

interface TimelineToolProps {
  timeline: Queries.MovingTimelineFragment;
  /** The part of the page with the date's input and the tasks' checkboxes. */
  root: RefObject<HTMLElement | null>;
  /** Told the days of the steps; none if no date is chosen. */
  onDates: (dates: readonly DatedStep[]) => void;
}

const today = isoDay();

/** How many late tasks are shown at once. */
const shownLate = 5;

/** The words about a day that is hard to book. */
function notesOf(day: string): string[] {
  const { isWeekend, isMonthEnd, isPeak, holiday } = dayNotes(day);
  return [
    ...(holiday ? [timelineWords.holiday(holiday)] : []),
    ...(isWeekend ? [timelineWords.weekend] : []),
    ...(isMonthEnd ? [timelineWords.monthEnd] : []),
    ...(isPeak ? [timelineWords.peak] : []),
  ];
}

/** What a chosen date and ticked tasks make of the timeline. */
export function TimelineTool({ root, ...props }: TimelineToolProps) {
  // A tick is seen before its consequences are counted.
  const plan = useDeferredValue(useTimelineInputs(root));
  return <Consequences {...props} plan={plan} />;
}

const Consequences = memo(function Consequences({
  timeline,
  onDates,
  plan: { date, done },
}: Omit<TimelineToolProps, "root"> & { plan: Plan }) {
  const { heading, steps } = timeline;
  const dates = date ? datedSteps(steps, date, today()) : [];
  const tell = useEffectEvent(() =>
    onDates(
      dates.map(({ state, from, to }) => ({
        state,
        days: timelineWords.days(shortDay(from), shortDay(to)),
      })),
    ),
  );
  useEffect(() => tell(), [date]);

  const tasks = steps.flatMap((step) => step.tasks);
  const ticked = new Set(done);
  const count = tasks.filter(({ id }) => ticked.has(id)).length;
  const late = lateTasks(steps, dates, ticked);
  const isOver = Boolean(date) && date < today();

  async function addToCalendar() {
    const { calendarFile } = await import("./calendarFile");
    saveFile(
      "moving-timeline.ics",
      "text/calendar;charset=utf-8",
      calendarFile(
        heading,
        timelineEvents(steps, dates, date),
        window.location.hostname,
        new Date(),
      ),
    );
  }

  return (
    <>
      <p className={tool.status} role="status">
        {timelineWords.progress(count, tasks.length)}
      </p>
      <progress
        className={styles.progress}
        max={tasks.length}
        value={count}
        aria-hidden="true"
      />
      {date && (
        <ul className={styles.notes}>
          {(isOver ? [timelineWords.over] : notesOf(date)).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {late.length > 0 && (
        <section className={styles.late} aria-labelledby="late">
          <h3 id="late">{timelineWords.late}</h3>
          <p>{timelineWords.lateNote}</p>
          <LateTasks tasks={late.slice(0, shownLate)} />
          {late.length > shownLate && (
            <details>
              <summary>
                {timelineWords.lateMore(late.length - shownLate)}
              </summary>
              <LateTasks tasks={late.slice(shownLate)} start={shownLate + 1} />
            </details>
          )}
        </section>
      )}
      <div className={tool.row}>
        {date && !isOver && (
          <ToolButton
            onClick={() => void addToCalendar().catch(() => undefined)}
          >
            {timelineWords.calendar}
          </ToolButton>
        )}
        <ToolButton onClick={() => window.print()}>
          {timelineWords.print}
        </ToolButton>
        <Link to={routes.plan}>{timelineWords.plan}</Link>
      </div>
      {date && !isOver && (
        <p className={tool.quiet}>{timelineWords.calendarNote}</p>
      )}
    </>
  );
});

interface LateTasksProps {
  tasks: Queries.MovingTimelineFragment["steps"][number]["tasks"];
  /** The number of the first one. */
  start?: number;
}

const LateTasks = ({ tasks, start = 1 }: LateTasksProps) => (
  <ol start={start}>
    {tasks.map(({ id, text }) => (
      <li key={id}>
        <a href={`#task-${id}`}>{plainText(text.html)}</a>
      </li>
    ))}
  </ol>
);

import { ActionRow, ToolButton } from "../../components/Button";
import { Link } from "gatsby";
import {
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import type { RefObject } from "react";
import * as tool from "../../components/Tool.module.css";
import { isoDay } from "../../site/dates";
import { routes } from "../../site/routes";
import { shortDay } from "../plan/days";
import { KeepingNote } from "../plan/KeepingNote";
import type { Plan } from "../plan/plan";
import { printSection } from "../plan/printSection";
import { saveFile } from "../plan/useCopy";
import { planStore } from "../plan/usePlan";
import { timelineWords } from "../words";
import { calendarFile } from "./calendarFile";
import { datedSteps, lateTasks } from "./datedSteps";
import type { StepState } from "./datedSteps";
import { dayNotes } from "./dayNotes";
import { TaskList } from "./TaskList";
import { timelineEvents } from "./timelineEvents";
import { TimelineProgress } from "./TimelineProgress";
import * as styles from "./MovingTimeline.module.css";
import { useTimelineFields } from "./useTimelineFields";

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

const shownLate = 5;

/** What a chosen date and ticked tasks make of the timeline. */
export function TimelineTool({ root, ...props }: TimelineToolProps) {
  // A tick is seen before its consequences are counted.
  const plan = useDeferredValue(useTimelineFields(root));
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
  const isOver = Boolean(date) && date < today();

  function addToCalendar() {
    const events = timelineEvents({
      steps,
      dates,
      moveDate: date,
      today: today(),
      done: ticked,
      permits: planStore.summary().permits,
    });
    saveFile(
      "moving-timeline.ics",
      "text/calendar;charset=utf-8",
      calendarFile(heading, events, window.location.hostname, new Date()),
    );
  }

  return (
    <>
      <KeepingNote />
      <TimelineProgress done={count} all={tasks.length} />
      {date && (
        <ul className={styles.notes}>
          {(isOver ? [timelineWords.over] : dayNotes(date)).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {!isOver && (
        <Late
          key={date}
          tasks={lateTasks(steps, dates, ticked)}
          done={ticked}
        />
      )}
      <ActionRow>
        <Link to={routes.plan}>{timelineWords.plan}</Link>
        <ToolButton
          onClick={() => printSection(document.getElementById("timeline"))}
        >
          {timelineWords.print}
        </ToolButton>
        {date && !isOver && (
          <ToolButton onClick={addToCalendar}>
            {timelineWords.calendar}
          </ToolButton>
        )}
      </ActionRow>
      {date && !isOver && (
        <p className={tool.quiet}>{timelineWords.calendarNote}</p>
      )}
    </>
  );
});

interface LateProps {
  tasks: Queries.MovingTimelineFragment["steps"][number]["tasks"];
  done: ReadonlySet<string>;
}

/** What is late. It stays when it is ticked, so that a tick can be taken back. */
function Late({ tasks, done }: LateProps) {
  const [late] = useState(tasks);
  if (late.length === 0) return null;
  const more = late.slice(shownLate);
  return (
    <section className={styles.late} aria-labelledby="late">
      <h3 id="late">{timelineWords.late}</h3>
      <p>{timelineWords.lateNote}</p>
      <TaskList tasks={late.slice(0, shownLate)} list="late" done={done} />
      {more.length > 0 && (
        <details>
          <summary>{timelineWords.lateMore(more.length)}</summary>
          <TaskList tasks={more} list="late" done={done} />
        </details>
      )}
    </section>
  );
}

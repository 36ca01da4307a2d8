import { ActionRow, ToolButton } from "../../components/Button";
import { memo, useState } from "react";
import { Disclosure } from "../../components/Disclosure";
import { Status, useMessage } from "../../components/Status";
import * as tool from "../../components/Tool.module.css";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { StorageWarning } from "../plan/StorageWarning";
import { isPast } from "../plan/days";
import { citiesOfPlan } from "../plan/permitDays";
import type { PermitCity } from "../plan/permitDays";
import type { Plan } from "../plan/plan";
import { PrintButton } from "../plan/PrintButton";
import { saveFile } from "../plan/saveFile";
import { identifiedPlan } from "../plan/usePlan";
import { AfterMove } from "../AfterMove";
import { calendarFile } from "./calendarFile";
import { datedSteps, overdueTasks } from "./datedSteps";
import { dateWarnings } from "./dateWarnings";
import { TaskList } from "./TaskList";
import { timelineEvents } from "./timelineEvents";
import * as styles from "./MovingTimeline.module.css";

interface TimelineToolProps {
  heading: string;
  steps: Queries.MovingTimelineFragment["steps"];
  plan: Plan;
  cities: readonly PermitCity[];
}

const shownLate = 5;

const calendarNote =
  "The file has an all-day event for each remaining step, anything overdue, and the permits in your plan. You’re reminded at 9 AM the day before, but not by Google Calendar, which drops the reminders. If your plan changes, delete the old events before you import the new file: search your calendar for “Moving:”.";

const savedNote =
  "Open the file moving-timeline.ics to add the events. If nothing was saved, the app you’re in can’t save files: open this page in Safari or Chrome.";

/** The timeline with a chosen date and the tasks that are checked off. */
export const TimelineTool = memo(function TimelineTool({
  heading,
  steps,
  plan,
  cities,
}: TimelineToolProps) {
  const { date, done } = plan;
  const today = useToday();
  const [saved, say] = useMessage();
  const dates = date ? datedSteps(steps, date, today) : [];
  const tasks = steps.flatMap((step) => step.tasks);
  const checkedOff = new Set(done);
  const count = tasks.filter(({ id }) => checkedOff.has(id)).length;
  const isOver = isPast(date, today);

  function addToCalendar() {
    const plan = identifiedPlan();
    const events = timelineEvents({
      steps,
      dates,
      moveDate: date,
      today,
      done: checkedOff,
      cities: citiesOfPlan(plan, cities),
    });
    saveFile(
      "moving-timeline.ics",
      "text/calendar;charset=utf-8",
      calendarFile({
        name: heading,
        events,
        planId: plan.id,
        host: window.location.hostname,
        now: new Date(),
      }),
    );
    say(savedNote);
  }

  return (
    <>
      <StorageWarning />
      <p className={`${tool.status} ${tool.fromPlan}`} role="status">
        {`${count} of ${tasks.length} tasks done`}
      </p>
      <progress
        className={styles.progress}
        max={tasks.length}
        value={count}
        aria-hidden="true"
      />
      {date && (
        <ul role="list" className={styles.notes}>
          {isOver ? (
            <li className={tool.warning}>
              <AfterMove {...{ plan, today }} />
            </li>
          ) : (
            dateWarnings(date).map((note) => (
              <li key={note} className={tool.warning}>
                {note}
              </li>
            ))
          )}
        </ul>
      )}
      {!isOver && (
        <Late
          key={`${date} ${today}`}
          tasks={overdueTasks(steps, dates, checkedOff)}
        />
      )}
      <ActionRow>
        <a href={routes.plan}>See your whole plan</a>
        <PrintButton>Print the timeline</PrintButton>
        {date && !isOver && (
          <ToolButton onClick={addToCalendar}>Add to calendar</ToolButton>
        )}
      </ActionRow>
      {date && !isOver && !saved.text && (
        <p className={tool.quiet}>{calendarNote}</p>
      )}
      <Status message={saved} className={tool.quiet} />
    </>
  );
});

const catchUp = "Catch up first";

interface LateProps {
  tasks: Queries.MovingTimelineFragment["steps"][number]["tasks"];
}

/** Overdue tasks. They stay when they are checked off, so that this can be undone. */
function Late({ tasks }: LateProps) {
  const [late] = useState(tasks);
  if (late.length === 0) return null;
  const more = late.slice(shownLate);
  return (
    <section className={styles.late} aria-labelledby="late">
      <h3 id="late">{catchUp}</h3>
      <p>
        You have less time than the timeline allows for. Start at the top, with
        what can’t wait.
      </p>
      <TaskList name={catchUp} tasks={late.slice(0, shownLate)} />
      {more.length > 0 && (
        <Disclosure summary={`${more.length} more to catch up on`}>
          <TaskList name={catchUp} tasks={more} />
        </Disclosure>
      )}
    </section>
  );
}

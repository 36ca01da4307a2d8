import { ActionRow, ToolButton } from "../../components/Button";
import { memo, useState } from "react";
import type { CSSProperties } from "react";
import { Disclosure } from "../../components/Disclosure";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as liveRegion from "../../components/LiveRegion.module.css";
import * as tool from "../../components/Tool.module.css";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { StorageWarning } from "../ui/StorageWarning";
import { isPast } from "../dates/days";
import { findPlanCities } from "../dates/permitDeadlines";
import type { CityPermitRules } from "../dates/permitDeadlines";
import type { Plan } from "../plan/plan";
import { PrintButton } from "../ui/PrintButton";
import { downloadFile } from "../../browser/downloadFile";
import { ensurePlanId } from "../storage/usePlan";
import { AfterMoveText } from "../ui/AfterMoveText";
import { buildCalendarFile } from "./buildCalendarFile";
import { scheduleSteps, findOverdueTasks } from "./scheduleSteps";
import { listDateWarnings } from "./listDateWarnings";
import { TaskList } from "./TaskList";
import { buildTimelineEvents } from "./buildTimelineEvents";
import * as styles from "./MovingTimeline.module.css";

interface TimelineControlsProps {
  heading: string;
  steps: Queries.MovingTimelineFragment["steps"];
  plan: Plan;
  cities: readonly CityPermitRules[];
}

const visibleOverdueCount = 5;

const calendarHint =
  "The file has an all-day event for each remaining step, anything overdue, and the permits in your plan. You’re reminded at 9 AM the day before, but not by Google Calendar, which drops the reminders. If your plan changes, delete the old events before you import the new file: search your calendar for “Moving:”.";

const savedMessage =
  "Open the file moving-timeline.ics to add the events. If nothing was saved, the app you’re in can’t save files: open this page in Safari or Chrome.";

/** Progress, warnings, overdue tasks and actions of the timeline. */
export const TimelineControls = memo(function TimelineControls({
  heading,
  steps,
  plan,
  cities,
}: TimelineControlsProps) {
  const { date, done } = plan;
  const today = useToday();
  const [message, showMessage] = useAnnouncer();
  const stepRanges = date ? scheduleSteps(steps, date, today) : [];
  const tasks = steps.flatMap((step) => step.tasks);
  const checkedOff = new Set(done);
  const count = tasks.filter(({ id }) => checkedOff.has(id)).length;
  const hasPassed = isPast(date, today);

  function addToCalendar() {
    const plan = ensurePlanId();
    const events = buildTimelineEvents({
      steps,
      stepRanges,
      moveDate: date,
      today,
      done: checkedOff,
      cities: findPlanCities(plan, cities),
    });
    downloadFile(
      "moving-timeline.ics",
      "text/calendar;charset=utf-8",
      buildCalendarFile({
        name: heading,
        events,
        planId: plan.id,
        host: window.location.hostname,
        now: new Date(),
      }),
    );
    showMessage(savedMessage);
  }

  return (
    <>
      <StorageWarning />
      <p className={`${liveRegion.status} ${tool.fromPlan}`} role="status">
        {`${count} of ${tasks.length} tasks done`}
      </p>
      <div
        className={styles.progress}
        style={{ "--done": count / tasks.length } as CSSProperties}
      />
      {date && (
        <ul role="list" className={styles.notes}>
          {hasPassed ? (
            <li className={tool.warning}>
              <AfterMoveText {...{ plan, today }} />
            </li>
          ) : (
            listDateWarnings(date).map((warning) => (
              <li key={warning} className={tool.warning}>
                {warning}
              </li>
            ))
          )}
        </ul>
      )}
      {!hasPassed && (
        <OverdueTasks
          key={`${date} ${today}`}
          tasks={findOverdueTasks(steps, stepRanges, checkedOff)}
        />
      )}
      <ActionRow>
        <a href={routes.plan}>See your whole plan</a>
        <PrintButton>Print the timeline</PrintButton>
        {date && !hasPassed && (
          <ToolButton onClick={addToCalendar}>Add to calendar</ToolButton>
        )}
      </ActionRow>
      {date && !hasPassed && !message.text && (
        <p className={tool.quiet}>{calendarHint}</p>
      )}
      <LiveRegion message={message} className={tool.quiet} />
    </>
  );
});

const overdueHeading = "Catch up first";

interface OverdueTasksProps {
  tasks: Queries.MovingTimelineFragment["steps"][number]["tasks"];
}

/** Overdue tasks. Checked tasks stay on the list, so that a tick can be undone. */
function OverdueTasks({ tasks }: OverdueTasksProps) {
  const [initialTasks] = useState(tasks);
  if (initialTasks.length === 0) return null;
  const furtherTasks = initialTasks.slice(visibleOverdueCount);
  return (
    <section className={styles.late} aria-labelledby="late">
      <h3 id="late">{overdueHeading}</h3>
      <p>
        You have less time than the timeline allows for. Start at the top, with
        what can’t wait.
      </p>
      <TaskList
        label={overdueHeading}
        tasks={initialTasks.slice(0, visibleOverdueCount)}
      />
      {furtherTasks.length > 0 && (
        <Disclosure summary={`${furtherTasks.length} more to catch up on`}>
          <TaskList label={overdueHeading} tasks={furtherTasks} />
        </Disclosure>
      )}
    </section>
  );
}

import { Link } from "gatsby";
import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../components/ToolButton";
import * as tool from "../components/Tool.module.css";
import { interpolate } from "../site/interpolate";
import { isoDay } from "../site/isoDay";
import { routes } from "../site/routes";
import { datedSteps, lateTasks } from "./datedSteps";
import type { StepState } from "./datedSteps";
import { dayNotes } from "./dayNotes";
import { isDay, shortDay } from "./days";
import { plainText } from "./plainText";
import { saveFile } from "./saveFile";
import * as styles from "./TimelineTool.module.css";
import { timelineEvents } from "./timelineEvents";
import { planStore, usePlan } from "./usePlan";

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

const dateInput = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>("input[type=date]");

const boxes = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLInputElement>("input[type=checkbox]"));

/** Brings the inputs, also those used before hydration, and the plan together. */
function useInputs(root: RefObject<HTMLElement | null>) {
  const plan = usePlan();

  useEffect(() => {
    const part = root.current;
    if (!part) return undefined;
    const ticked = boxes(part).flatMap(({ checked, value }) =>
      checked ? [value] : [],
    );
    const date = dateInput(part)?.value ?? "";
    planStore.update((before) => ({
      ...before,
      date: isDay(date) ? date : before.date,
      done: Array.from(new Set([...before.done, ...ticked])),
    }));
    const listening = new AbortController();
    part.addEventListener(
      "change",
      ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const { type, value, checked } = target;
        planStore.update(({ done, ...rest }) =>
          type === "date"
            ? { ...rest, done, date: value }
            : {
                ...rest,
                done: [
                  ...done.filter((id) => id !== value),
                  ...(checked ? [value] : []),
                ],
              },
        );
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [root]);

  useEffect(() => {
    const part = root.current;
    if (!part) return;
    const done = new Set(plan.done);
    for (const box of boxes(part)) box.checked = done.has(box.value);
    const input = dateInput(part);
    if (!input) return;
    input.min = today();
    if (input.value !== plan.date) input.value = plan.date;
  }, [root, plan]);

  return plan;
}

/** The words about a day that is hard to book. */
function notesOf(
  day: string,
  words: Queries.MovingTimelineFragment["words"],
): string[] {
  const { isWeekend, isMonthEnd, isPeak, holiday } = dayNotes(day);
  return [
    ...(holiday ? [interpolate(words.holiday, { holiday })] : []),
    ...(isWeekend ? [words.weekend] : []),
    ...(isMonthEnd ? [words.monthEnd] : []),
    ...(isPeak ? [words.peak] : []),
  ];
}

/** What a chosen date and ticked tasks make of the timeline. */
export function TimelineTool({ timeline, root, onDates }: TimelineToolProps) {
  const { heading, steps, words } = timeline;
  const { date, done } = useInputs(root);
  const dates = date ? datedSteps(steps, date, today()) : [];
  const tell = useEffectEvent(() =>
    onDates(
      dates.map(({ state, from, to }) => ({
        state,
        days: interpolate(words.dates, {
          from: shortDay(from),
          to: shortDay(to),
        }),
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
        timelineEvents(steps, dates, words, date),
        window.location.hostname,
        new Date(),
      ),
    );
  }

  return (
    <>
      <p className={tool.status} role="status">
        {interpolate(words.progress, {
          done: String(count),
          all: String(tasks.length),
        })}
      </p>
      <progress
        className={styles.progress}
        max={tasks.length}
        value={count}
        aria-hidden="true"
      />
      {date && (
        <ul className={styles.notes}>
          {(isOver ? [words.over] : notesOf(date, words)).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {late.length > 0 && (
        <section className={styles.late} aria-labelledby="late">
          <h3 id="late">{words.late}</h3>
          <p>{words.lateNote}</p>
          <ol>
            {late.map(({ id, text }) => (
              <li key={id}>
                <a href={`#task-${id}`}>{plainText(text.html)}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={tool.row}>
        {date && !isOver && (
          <ToolButton
            onClick={() => void addToCalendar().catch(() => undefined)}
          >
            {words.calendar}
          </ToolButton>
        )}
        <ToolButton onClick={() => window.print()}>{words.print}</ToolButton>
        <Link to={routes.plan}>{words.plan}</Link>
      </div>
      {date && !isOver && <p className={tool.quiet}>{words.calendarNote}</p>}
    </>
  );
}

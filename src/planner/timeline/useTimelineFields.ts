import { useEffect } from "react";
import type { RefObject } from "react";
import { isDay, isoDay } from "../../site/dates";
import { setDate, setDone } from "../plan/changes";
import type { Plan } from "../plan/plan";
import { planStore, usePlan } from "../plan/usePlan";
import { useTyped } from "../plan/useTyped";
import { taskField } from "./TaskList";

const today = isoDay();

const checkboxes = (root: HTMLElement) =>
  root.querySelectorAll<HTMLInputElement>(`input[name=${taskField}]`);

/**
 * Brings the date and the checkboxes of a page and the plan together. React
 * doesn't render them again, so that a tick is seen at once.
 */
export function useTimelineFields(root: RefObject<HTMLElement | null>): Plan {
  const plan = usePlan();

  useTyped(root, (typed) => (before) => ({
    ...before,
    date:
      typed.find(([name, value]) => name === "date" && isDay(value))?.[1] ??
      before.date,
    done: Array.from(
      new Set([
        ...before.done,
        ...typed.flatMap(([name, id]) => (name === taskField ? [id] : [])),
      ]),
    ),
  }));

  useEffect(() => {
    const part = root.current;
    if (!part) return undefined;
    const listening = new AbortController();
    part.addEventListener(
      "change",
      ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const { name, value, checked } = target;
        if (name === taskField) planStore.update(setDone(value, checked));
        // A year that is being typed is 0002 at first.
        else if (name === "date" && !value.startsWith("0"))
          planStore.update(setDate(value));
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [root]);

  useEffect(() => {
    const part = root.current;
    if (!part) return;
    const done = new Set(plan.done);
    for (const box of checkboxes(part)) box.checked = done.has(box.value);
    const date = part.querySelector<HTMLInputElement>("input[name=date]");
    if (!date) return;
    date.min = today();
    if (date.value !== plan.date) date.value = plan.date;
  }, [root, plan]);

  return plan;
}

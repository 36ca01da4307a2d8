import { useEffect } from "react";
import type { RefObject } from "react";
import { isoDay } from "../site/dates";
import { isDay } from "./days";
import type { Plan } from "./plan";
import { planStore, usePlan } from "./usePlan";

const today = isoDay();

const dateInput = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>("input[type=date]");

const boxes = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLInputElement>("input[type=checkbox]"));

/** Brings the inputs, also those used before hydration, and the plan together. */
export function useTimelineInputs(root: RefObject<HTMLElement | null>): Plan {
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
        // A year that is being typed is 0002 at first.
        if (type === "date" && value.startsWith("0")) return;
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

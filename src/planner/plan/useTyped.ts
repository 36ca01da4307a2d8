import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import type { Change } from "./changes";
import { planStore } from "./usePlan";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The name and value of a field that is filled in or ticked. */
export type Typed = readonly [name: string, value: string];

const typedIn = (part: HTMLElement): Typed[] =>
  Array.from(
    part.querySelectorAll<Field>("input[name], select[name], textarea[name]"),
  ).flatMap((field) =>
    (
      field instanceof HTMLInputElement && field.type === "checkbox"
        ? field.checked
        : field.value
    )
      ? [[field.name, field.value] as const]
      : [],
  );

/**
 * Adopts into the plan, in one change, what was filled in before the page was
 * hydrated. The fields are in no form: pages with forms fetch their scripts
 * ahead, for a visitor who sends one.
 */
export function useTyped(
  part: RefObject<HTMLElement | null>,
  adopt: (typed: readonly Typed[]) => Change,
): void {
  const take = useEffectEvent(() => {
    const typed = part.current ? typedIn(part.current) : [];
    if (typed.length > 0) planStore.update(adopt(typed));
  });
  useEffect(() => take(), []);
}

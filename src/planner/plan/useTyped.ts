import { useEffect } from "react";
import type { RefObject } from "react";
import { adoptTyped } from "./adoptTyped";
import { markAdopted, typedIn } from "./leftTyped";
import { planStore } from "./usePlan";

/** Adopts into the plan what was entered before the page was hydrated. */
export function useTyped(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const typed = part.current ? typedIn(part.current) : [];
    if (typed.length > 0) planStore.update(adoptTyped(typed));
    markAdopted();
  }, [part]);
}

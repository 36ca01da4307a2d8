import {
  readStorage,
  unsubmittedInputStorageKeys,
  writeStorage,
} from "../../browser/storage";
import { emptyPlan } from "../plan/parsePlan";
import type { PlanItem } from "./planStore";
import { planStore } from "./usePlan";

const planItems: readonly PlanItem[] = [
  "boxNumbering",
  "lastBackup",
  "damagedPlan",
];

/**
 * Deletes the plan and all values that the browser stores beside the plan, unless the plan
 * is of a newer version.
 * @returns a function that restores the plan and the values; `undefined` if nothing was
 * deleted
 */
export function clearDataBesidePlan(): (() => void) | undefined {
  planStore.reload();
  if (planStore.getPersistence() === "newer") return undefined;
  const plan = planStore.getPlan();
  const items = planItems.map(
    (item) => [item, planStore.readItem(item)] as const,
  );
  const drafts = Object.values(unsubmittedInputStorageKeys).map(
    (key) => [key, readStorage(key, "sessionStorage") ?? null] as const,
  );
  for (const [item] of items) planStore.saveItem(item, null);
  for (const [key] of drafts) writeStorage(key, null, "sessionStorage");
  planStore.applyUnstamped(() => emptyPlan);
  return () => {
    planStore.applyUnstamped(() => plan);
    for (const [item, text] of items) planStore.saveItem(item, text);
    for (const [key, text] of drafts) writeStorage(key, text, "sessionStorage");
  };
}

import {
  readStorage,
  unsubmittedInputStorageKeys,
  writeStorage,
} from "../../browser/storage";
import { emptyPlan } from "../plan/parsePlan";
import type { DeviceValueKey } from "./planStore";
import { planStore } from "./usePlan";

const deviceValueKeys: readonly DeviceValueKey[] = [
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
export function clearPlannerData(): (() => void) | undefined {
  planStore.reload();
  if (planStore.getPersistenceStatus() === "newer") return undefined;
  const plan = planStore.getPlan();
  const items = deviceValueKeys.map(
    (item) => [item, planStore.readDeviceValue(item)] as const,
  );
  const drafts = Object.values(unsubmittedInputStorageKeys).map(
    (key) => [key, readStorage(key, "sessionStorage") ?? null] as const,
  );
  for (const [item] of items) planStore.writeDeviceValue(item, null);
  for (const [key] of drafts) writeStorage(key, null, "sessionStorage");
  planStore.applyUnstamped(() => emptyPlan);
  return () => {
    planStore.applyUnstamped(() => plan);
    for (const [item, text] of items) planStore.writeDeviceValue(item, text);
    for (const [key, text] of drafts) writeStorage(key, text, "sessionStorage");
  };
}

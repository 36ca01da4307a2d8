import {
  readStorage,
  unsubmittedKeys,
  writeStorage,
} from "../../browser/storage";
import { setBoxNumbering } from "./boxNumbering";
import { lastBackupStorageKey } from "./planBackup";
import { damagedPlanStorageKey } from "./storedPlan";

const storageItems = [
  ...[lastBackupStorageKey, damagedPlanStorageKey].map(
    (key) => [key, "localStorage"] as const,
  ),
  ...Object.values(unsubmittedKeys).map(
    (key) => [key, "sessionStorage"] as const,
  ),
];

/**
 * Deletes what the browser stores beside the plan.
 * @returns a function that restores it
 */
export function clearDeviceData(): () => void {
  const texts = storageItems.map(
    ([key, area]) => readStorage(key, area) ?? null,
  );
  for (const [key, area] of storageItems) writeStorage(key, null, area);
  const restoreBoxNumbering = setBoxNumbering(0);
  return () => {
    restoreBoxNumbering();
    for (const [index, [key, area]] of storageItems.entries())
      writeStorage(key, texts[index] ?? null, area);
  };
}

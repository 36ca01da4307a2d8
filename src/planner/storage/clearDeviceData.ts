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
 * Forgets what the browser keeps beside the plan.
 * @returns a function that puts it back
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

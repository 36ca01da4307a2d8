import { readStorage, typedKeys, writeStorage } from "../../site/storage";
import { setBoxNumbering } from "./boxNumbering";
import { copyKey } from "./planCopy";
import { damagedPlanKey } from "./storedPlan";

const kept = [
  ...[copyKey, damagedPlanKey].map((key) => [key, "localStorage"] as const),
  ...Object.values(typedKeys).map((key) => [key, "sessionStorage"] as const),
];

/**
 * Forgets what the browser keeps beside the plan.
 * @returns a function that puts it back
 */
export function forgetDevice(): () => void {
  const texts = kept.map(([key, area]) => readStorage(key, area) ?? null);
  for (const [key, area] of kept) writeStorage(key, null, area);
  const restoreBoxNumbering = setBoxNumbering(0);
  return () => {
    restoreBoxNumbering();
    for (const [index, [key, area]] of kept.entries())
      writeStorage(key, texts[index] ?? null, area);
  };
}

import { useEffect, useState, useSyncExternalStore } from "react";
import * as tool from "../../components/Tool.module.css";
import { onStorageChange } from "../../hooks/onStorageChange";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { isCopyDue, lastCopy } from "./planCopy";
import { planStore, usePersistence, usePlan } from "./usePlan";

/**
 * Offers to copy the plan, once something is entered on the page that is worth it. It
 * stands below what is used, so that nothing moves under a finger.
 */
export function CopyReminder() {
  const plan = usePlan();
  const copy = useSyncExternalStore(onStorageChange, lastCopy, () => null);
  const today = useToday();
  const [first] = useState(planStore.get);
  const isKept = usePersistence() === "kept";
  const isDue = isKept && plan !== first && isCopyDue(plan, copy, today);
  useEffect(() => {
    // Absent where the page isn't loaded securely.
    if (isDue && "storage" in navigator)
      void navigator.storage.persist().catch(() => false);
  }, [isDue]);
  return (
    isDue && (
      <p className={tool.warning} role="status">
        Your plan is saved in this browser only, and Safari deletes it a week
        after your last visit.{" "}
        <a href={`${routes.plan}#copies`}>Save or send a copy</a>
      </p>
    )
  );
}

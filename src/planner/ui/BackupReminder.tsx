import { useEffect, useState, useSyncExternalStore } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { onStorageChange } from "../../browser/onStorageChange";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { isBackupDue, readLastBackup } from "../storage/planBackup";
import { hasNothingToShow } from "../plan/plan";
import {
  planStore,
  usePersistenceStatus,
  usePlan,
  usePlanSelector,
} from "../storage/usePlan";

const backupsHref = `${routes.plan}#copies`;

/** Leads to the copies of a plan: to open one while a tool is blank, later to make one. */
export function BackupLink() {
  const isNew = usePlanSelector(hasNothingToShow);
  return (
    <span className={tool.fromPlan}>
      {isNew && "Had a plan here? "}
      <a href={backupsHref}>
        {isNew ? "Open your copy" : "Keep a copy of your plan"}
      </a>
    </span>
  );
}

/**
 * Offers to copy the plan, once something is entered on the page that is worth it. It
 * stays in sight at the end of the screen: nothing moves under a finger, and whatever was
 * entered is near. Render it as the last child of what it stays below.
 */
export function BackupReminder() {
  const plan = usePlan();
  const lastBackup = useSyncExternalStore(
    onStorageChange,
    readLastBackup,
    () => null,
  );
  const today = useToday();
  const [initialPlan] = useState(planStore.getPlan);
  const [isPostponed, postpone] = useState(false);
  const isSaved = usePersistenceStatus() === "saved";
  const isDue =
    isSaved &&
    !isPostponed &&
    plan !== initialPlan &&
    isBackupDue(plan, lastBackup, today);
  useEffect(() => {
    // Absent where the page isn't loaded securely.
    if (isDue && "storage" in navigator)
      void navigator.storage.persist().catch(() => false);
  }, [isDue]);
  return (
    <div className={isDue ? tool.reminder : undefined} role="status">
      {isDue && (
        <>
          <p>
            Your plan is saved in this browser only, and Safari deletes it a
            week after your last visit.{" "}
            <a href={backupsHref}>Save or send a copy</a>
          </p>
          <ToolButton onClick={() => postpone(true)}>Not now</ToolButton>
        </>
      )}
    </div>
  );
}

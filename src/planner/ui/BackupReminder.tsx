import { useEffect, useState } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { isBackupDue } from "../storage/planBackup";
import { hasNothingToShow } from "../plan/plan";
import {
  planStore,
  usePersistenceStatus,
  usePlan,
  useDeviceValue,
  usePlanSelector,
} from "../storage/usePlan";

const backupsHref = `${routes.plan}#copies`;

/** Link to the backup controls: to open a backup while the plan is empty, later to make one. */
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
 * Suggests a backup once enough is entered. Render it as the last child of its tool, so that
 * it covers nothing and nothing moves under a finger.
 */
export function BackupReminder() {
  const plan = usePlan();
  const lastBackup = useDeviceValue("lastBackup");
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
    // `navigator.storage` needs a secure context.
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

import { useEffect, useState, useSyncExternalStore } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { onStorageChange } from "../../hooks/onStorageChange";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { isCopyDue, lastCopy } from "./planCopy";
import { isBlank } from "./plan";
import { planStore, usePersistence, usePlan, usePlanPart } from "./usePlan";

const address = `${routes.plan}#copies`;

/** Leads to the copies of a plan: to open one while a tool is blank, later to make one. */
export function CopyLink() {
  const isNew = usePlanPart(isBlank);
  return (
    <span className={tool.fromPlan}>
      {isNew && "Had a plan here? "}
      <a href={address}>
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
export function CopyReminder() {
  const plan = usePlan();
  const copy = useSyncExternalStore(onStorageChange, lastCopy, () => null);
  const today = useToday();
  const [first] = useState(planStore.get);
  const [isPutOff, putOff] = useState(false);
  const isKept = usePersistence() === "kept";
  const isDue =
    isKept && !isPutOff && plan !== first && isCopyDue(plan, copy, today);
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
            <a href={address}>Save or send a copy</a>
          </p>
          <ToolButton onClick={() => putOff(true)}>Not now</ToolButton>
        </>
      )}
    </div>
  );
}

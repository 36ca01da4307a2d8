import { useEffect, useState } from "react";
import * as tool from "../../components/Tool.module.css";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { copyText } from "../overview/words";
import { isCopyDue } from "./planCopy";
import { planStore, usePlan } from "./usePlan";

/**
 * Offers to copy the plan, once something is entered on the page that is worth it.
 * Until then, nothing comes that would move the page.
 */
export function CopyReminder() {
  const plan = usePlan();
  const today = useToday();
  const [first] = useState(planStore.get);
  const isDue = plan !== first && isCopyDue(plan, today);
  useEffect(() => {
    if (isDue && "storage" in navigator)
      void navigator.storage.persist().catch(() => false);
  }, [isDue]);
  return (
    isDue && (
      <p className={tool.quiet}>
        {copyText.due} <a href={`${routes.plan}#copies`}>{copyText.dueLink}</a>
      </p>
    )
  );
}

import { useEffect, useState } from "react";
import { ToolButton } from "../components/Button";
import * as tool from "../components/Tool.module.css";
import { isEmpty } from "./plan";
import type { Read } from "./planFormat";
import { carriesPlan, planInFragment } from "./planLink";
import * as styles from "./PlanOverview.module.css";
import { planStore } from "./usePlan";
import { planWords } from "./words";

/** Takes the plan out of the address, so that a reload doesn't ask again. */
const forgetFragment = () =>
  window.history.replaceState(
    window.history.state,
    "",
    window.location.pathname + window.location.search,
  );

/** Offers the plan that the page's address carries, or says why it can't. */
export function LinkedPlan() {
  const [read, setRead] = useState<Read>();

  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      if (carriesPlan(hash)) void planInFragment(hash).then(setRead);
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  if (!read) return null;
  const plan = "plan" in read ? read.plan : undefined;
  const finish = () => {
    forgetFragment();
    setRead(undefined);
  };
  return (
    <section className={`${tool.panel} ${styles.linked}`} role="status">
      {"fault" in read ? (
        <p>{planWords[read.fault]}</p>
      ) : (
        <>
          <p>{planWords.linked}</p>
          <div className={tool.row}>
            <ToolButton
              onClick={() => {
                planStore.update((before) => plan ?? before);
                finish();
              }}
            >
              {planWords.take}
            </ToolButton>
            {!isEmpty(planStore.get()) && (
              <ToolButton onClick={finish}>{planWords.leave}</ToolButton>
            )}
          </div>
        </>
      )}
    </section>
  );
}

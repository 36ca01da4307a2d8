import { useState } from "react";
import { ActionRow, ButtonLink } from "../../components/Button";
import * as panel from "../../components/Panel.module.css";
import { Section } from "../../components/Section";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { DateField } from "../plan/DateField";
import { HomeField } from "../plan/HomeField";
import type { Read } from "../plan/planFormat";
import { StorageWarning } from "../plan/StorageWarning";
import { SavedNote } from "../plan/SavedNote";
import { planParameter } from "../plan/storedPlan";
import { useDeferredPlan, usePlanPart } from "../plan/usePlan";
import {
  aid,
  homeWords,
  planWords,
  timelineWords,
  withoutScripts,
} from "../words";
import { LinkedPlan } from "./LinkedPlan";
import * as styles from "./PlanOverview.module.css";
import { PlanParts } from "./PlanParts";
import type { PlanPartsProps } from "./PlanParts";
import { PlanCopies } from "./PlanCopies";
import { PrintAndClear } from "./PrintAndClear";
import { copyText } from "./words";

/** The whole plan, part by part, and what can be done with it. */
export function PlanOverview(content: PlanPartsProps) {
  const { rooms, sizes } = content;
  const { homes } = sizes;
  const isReady = useIsHydrated();
  const today = useToday();
  const date = usePlanPart((plan) => plan.date);
  const plan = useDeferredPlan();
  /** What an address or a copy holds. */
  const [read, setRead] = useState<Read>();

  return (
    <Section>
      <LinkedPlan {...{ rooms, read, setRead }} />
      <noscript>
        <p>{withoutScripts.plan}</p>
      </noscript>
      <div className={`${panel.panel} ${styles.choices} ${tool.needsScripts}`}>
        <div className={tool.fields}>
          <DateField label={planWords.date} />
          <HomeField label={homeWords.label} homes={homes} />
        </div>
        <p className={tool.quiet}>
          {date && date < today && <strong>{timelineWords.over} </strong>}
          <span>{aid}</span> <SavedNote text={planWords.kept} />
        </p>
        <StorageWarning />
      </div>
      <div className={tool.needsScripts}>
        <PlanParts {...content} plan={plan} />
        <div className={styles.end}>
          <ActionRow>
            <span className={tool.live}>
              <ButtonLink to={`${routes.contact}?${planParameter}=yes`}>
                {planWords.quote}
              </ButtonLink>
            </span>
          </ActionRow>
          <div className={styles.live}>{isReady && <PrintAndClear />}</div>
        </div>
        <section id="copies" className={styles.copies}>
          <h2>{copyText.heading}</h2>
          {isReady ? <PlanCopies open={setRead} /> : <p>{copyText.note}</p>}
        </section>
      </div>
    </Section>
  );
}

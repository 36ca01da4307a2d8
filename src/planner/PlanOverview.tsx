import { useEffect, useRef } from "react";
import { ButtonLink } from "../components/Button";
import { Section } from "../components/Section";
import * as tool from "../components/Tool.module.css";
import { useOnClient } from "../hooks/useOnClient";
import { isoDay } from "../site/dates";
import { routes } from "../site/routes";
import { isDay } from "./days";
import { HomeSelect } from "./HomeSelect";
import { LinkedPlan } from "./LinkedPlan";
import * as styles from "./PlanOverview.module.css";
import { PlanParts } from "./PlanParts";
import type { PlanContentProps } from "./PlanParts";
import { ShareAndClear } from "./ShareAndClear";
import { planStore, useLaterPlan, usePlanPart } from "./usePlan";
import { valuesIn } from "./valuesIn";
import { aid, homeWords, planWords } from "./words";

const today = isoDay();

/** The whole plan, part by part, and what can be done with it. */
export function PlanOverview(content: PlanContentProps) {
  const { sizes } = content;
  const form = useRef<HTMLDivElement>(null);
  const isReady = useOnClient(() => true, false);
  const earliest = useOnClient(today, undefined);
  const isKept = useOnClient(planStore.isKept, true);
  const date = usePlanPart((plan) => plan.date);
  const home = usePlanPart((plan) => plan.home);
  const plan = useLaterPlan();

  // What was chosen before hydration.
  useEffect(() => {
    if (!form.current) return;
    const { date: day = "", home: size } = valuesIn(form.current);
    planStore.update((before) => ({
      ...before,
      date: isDay(day) ? day : before.date,
      home: size || before.home,
    }));
  }, []);

  return (
    <Section>
      <LinkedPlan />
      <div ref={form} className={`${tool.panel} ${styles.choices}`}>
        <div className={tool.fields}>
          <label className={tool.field}>
            {planWords.date}
            <input
              type="date"
              name="date"
              className={tool.control}
              autoComplete="off"
              min={earliest}
              value={date}
              onChange={({ target }) =>
                planStore.update((before) => ({
                  ...before,
                  date: target.value,
                }))
              }
            />
          </label>
          <HomeSelect
            label={homeWords.label}
            none={homeWords.none}
            homes={sizes.homes}
            field="home"
            value={home}
            onChange={({ target }) =>
              planStore.update((before) => ({ ...before, home: target.value }))
            }
          />
        </div>
        <p className={tool.quiet}>
          {aid} {isKept ? planWords.kept : planWords.notKept}
        </p>
      </div>
      <PlanParts {...content} plan={plan} />
      <div className={tool.row}>
        <ButtonLink to={`${routes.contact}?plan=yes`}>
          {planWords.quote}
        </ButtonLink>
      </div>
      <div className={styles.live}>{isReady && <ShareAndClear />}</div>
    </Section>
  );
}

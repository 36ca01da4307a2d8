import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../components/ButtonLink";
import { Section } from "../components/Section";
import * as tool from "../components/Tool.module.css";
import { useOnClient } from "../hooks/useOnClient";
import { interpolate } from "../site/interpolate";
import { isoDay } from "../site/isoDay";
import { routes } from "../site/routes";
import { shoppingList } from "./boxes";
import { datedSteps } from "./datedSteps";
import { isDay, shortDay } from "./days";
import { range, roughly, shown, totalOfPlan } from "./volumes";
import type { Room } from "./volumes";
import { LinkedPlan } from "./LinkedPlan";
import * as styles from "./PlanOverview.module.css";
import { homeOfPlan, ownLine, roomLines } from "./planText";
import { ShareAndClear } from "./ShareAndClear";
import { planStore, usePlan } from "./usePlan";
import { valuesIn } from "./valuesIn";

interface PlanOverviewProps {
  words: Queries.PlanPageWordsFragment;
  message: Queries.PlanMessageFragment;
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  boxNames: Queries.BoxNamesFragment | undefined;
}

const today = isoDay();

/** The whole plan, part by part, and what can be done with it. */
export function PlanOverview({
  words,
  message,
  rooms,
  sizes,
  steps,
  boxNames,
}: PlanOverviewProps) {
  const form = useRef<HTMLDivElement>(null);
  const isReady = useOnClient(() => true, false);
  const earliest = useOnClient(today, undefined);
  const isKept = useOnClient(planStore.isKept, true);
  const plan = usePlan();

  // What was chosen before hydration.
  useEffect(() => {
    if (!form.current) return;
    const { date = "", home } = valuesIn(form.current);
    planStore.update((before) => ({
      ...before,
      date: isDay(date) ? date : before.date,
      home: home || before.home,
    }));
  }, []);

  const done = new Set(plan.done);
  const dates =
    plan.date && isReady ? datedSteps(steps, plan.date, today()) : [];
  const stepLines = steps.map(({ when, tasks }, index) => {
    const ticked = tasks.filter(({ id }) => done.has(id)).length;
    const days = dates[index];
    return [
      when,
      days && `${shortDay(days.from)} – ${shortDay(days.to)}`,
      interpolate(words.progress, {
        done: String(ticked),
        all: String(tasks.length),
      }),
    ]
      .filter(Boolean)
      .join(" · ");
  });

  const total = totalOfPlan(rooms, plan);
  const own = ownLine(plan);
  const things =
    total.pieces > 0
      ? [
          interpolate(message.total, {
            number: shown(roughly(total.typical)),
            range: range(roughly(total.low), roughly(total.high)),
            pieces: shown(total.pieces),
          }),
          ...roomLines(rooms, plan),
          ...(own ? [`${message.own}: ${own}`] : []),
        ]
      : [];

  const home = homeOfPlan(rooms, sizes.homes, plan);
  const list = home && shoppingList(home, home.size, plan.adults);
  const boxes =
    list && boxNames
      ? (
          [...Object.entries(list)] as [
            keyof typeof list,
            { low: number; high: number },
          ][]
        ).map(
          ([kind, { low, high }]) => `${range(low, high)} ${boxNames[kind]}`,
        )
      : [];

  const parts = [
    {
      heading: words.steps,
      lines: stepLines,
      to: `${routes.resource("moving-tips")}#timeline`,
      link: words.stepsLink,
    },
    {
      heading: words.inventory,
      lines: things,
      to: routes.inventory,
      link: words.inventoryLink,
    },
    {
      heading: words.boxes,
      lines: boxes,
      to: `${routes.resource("packing-guide")}#box-list`,
      link: words.boxesLink,
    },
  ];

  return (
    <Section>
      <LinkedPlan words={words} />
      <div ref={form} className={`${tool.panel} ${styles.choices}`}>
        <div className={tool.fields}>
          <label className={tool.field}>
            {words.date}
            <input
              type="date"
              name="date"
              className={tool.control}
              autoComplete="off"
              min={earliest}
              value={plan.date}
              onChange={({ target }) =>
                planStore.update((before) => ({
                  ...before,
                  date: target.value,
                }))
              }
            />
          </label>
          <label className={tool.field}>
            {words.home}
            <select
              name="home"
              className={tool.control}
              autoComplete="off"
              value={plan.home}
              onChange={({ target }) =>
                planStore.update((before) => ({
                  ...before,
                  home: target.value,
                }))
              }
            >
              <option value="">{words.notChosen}</option>
              {sizes.homes.map(({ size, name }) => (
                <option key={size} value={size}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className={tool.quiet}>
          {words.aid} {isKept ? words.kept : words.notKept}
        </p>
      </div>
      <div className={styles.parts}>
        {parts.map(({ heading, lines, to, link }) => (
          <section key={heading} className={tool.panel}>
            <h2>{heading}</h2>
            {lines.length > 0 ? (
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <p>{words.nothing}</p>
            )}
            <p className={tool.row}>
              <Link to={to}>{link}</Link>
            </p>
          </section>
        ))}
      </div>
      <div className={tool.row}>
        <ButtonLink to={`${routes.contact}?plan=yes`}>{words.quote}</ButtonLink>
      </div>
      <div className={styles.live}>
        {isReady && <ShareAndClear words={words} />}
      </div>
    </Section>
  );
}

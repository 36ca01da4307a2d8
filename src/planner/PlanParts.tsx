import { Link } from "gatsby";
import { memo } from "react";
import * as tool from "../components/Tool.module.css";
import { isoDay } from "../site/dates";
import { routes } from "../site/routes";
import { shoppingList } from "./boxes";
import { datedSteps } from "./datedSteps";
import { shortDay } from "./days";
import type { Plan } from "./plan";
import * as styles from "./PlanOverview.module.css";
import { homeOfPlan, ownLine, roomLines, totalLine } from "./planText";
import { range, totalOfPlan } from "./volumes";
import type { Room } from "./volumes";
import { boxWords, messageWords, planWords } from "./words";

export interface PlanContentProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  /** Paths of the pages with the timeline and the boxes, if there are any. */
  paths: Readonly<Record<"timeline" | "boxes", string | undefined>>;
}

const today = isoDay();

/** What the plan has of each tool, with a link to it. */
export const PlanParts = memo(function PlanParts({
  plan,
  rooms,
  sizes,
  steps,
  paths,
}: PlanContentProps & { plan: Plan }) {
  const done = new Set(plan.done);
  const dates = plan.date ? datedSteps(steps, plan.date, today()) : [];
  const stepLines = steps.map(({ when, tasks }, index) => {
    const ticked = tasks.filter(({ id }) => done.has(id)).length;
    const days = dates[index];
    const progress = planWords.progress(ticked, tasks.length);
    return (
      <>
        <strong>{when}</strong>
        {days && `${shortDay(days.from)} – ${shortDay(days.to)} · `}
        {progress}
      </>
    );
  });

  const total = totalOfPlan(rooms, plan);
  const own = ownLine(plan);
  const things =
    total.pieces > 0
      ? [
          totalLine(total),
          ...roomLines(rooms, plan),
          ...(own ? [`${messageWords.own}: ${own}`] : []),
        ]
      : [];

  const home = homeOfPlan(rooms, sizes.homes, plan);
  const list = home && shoppingList(home, home.size, plan.adults);
  const boxes = list
    ? (
        Object.entries(list) as [
          keyof typeof list,
          { low: number; high: number },
        ][]
      ).map(
        ([kind, { low, high }]) =>
          `${range(low, high)} ${boxWords.kinds[kind]}`,
      )
    : [];

  const parts = [
    {
      heading: planWords.steps,
      lines: stepLines,
      to: paths.timeline && `${paths.timeline}#timeline`,
      link: planWords.stepsLink,
    },
    {
      heading: planWords.inventory,
      lines: things,
      to: routes.inventory,
      link: planWords.inventoryLink,
    },
    {
      heading: planWords.boxes,
      lines: boxes,
      to: paths.boxes && `${paths.boxes}#box-list`,
      link: planWords.boxesLink,
    },
  ];

  return (
    <div className={styles.parts}>
      {parts.map(
        ({ heading, lines, to, link }) =>
          to && (
            <section key={heading} className={tool.panel}>
              <h2>{heading}</h2>
              {lines.length > 0 ? (
                <ul className={styles.lines}>
                  {lines.map((line, index) => (
                    <li key={index}>{line}</li>
                  ))}
                </ul>
              ) : (
                <p>{planWords.nothing}</p>
              )}
              <p className={tool.row}>
                <Link to={to}>{link}</Link>
              </p>
            </section>
          ),
      )}
    </div>
  );
});

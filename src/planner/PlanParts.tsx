import { Link } from "gatsby";
import { memo } from "react";
import * as tool from "../components/Tool.module.css";
import { interpolate } from "../site/interpolate";
import { isoDay } from "../site/isoDay";
import { routes } from "../site/routes";
import { shoppingList } from "./boxes";
import { datedSteps } from "./datedSteps";
import { shortDay } from "./days";
import type { Plan } from "./plan";
import * as styles from "./PlanOverview.module.css";
import { homeOfPlan, ownLine, roomLines, totalLine } from "./planText";
import { range, totalOfPlan } from "./volumes";
import type { Room } from "./volumes";

export interface PlanContentProps {
  words: Queries.PlanPageWordsFragment;
  message: Queries.PlanMessageFragment;
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  boxNames: Queries.BoxNamesFragment | undefined;
  /** Paths of the pages with the timeline and the boxes, if there are any. */
  paths: Readonly<Record<"timeline" | "boxes", string | undefined>>;
}

const today = isoDay();

/** What the plan has of each tool, with a link to it. */
export const PlanParts = memo(function PlanParts({
  plan,
  words,
  message,
  rooms,
  sizes,
  steps,
  boxNames,
  paths,
}: PlanContentProps & { plan: Plan }) {
  const done = new Set(plan.done);
  const dates = plan.date ? datedSteps(steps, plan.date, today()) : [];
  const stepLines = steps.map(({ when, tasks }, index) => {
    const ticked = tasks.filter(({ id }) => done.has(id)).length;
    const days = dates[index];
    const progress = interpolate(words.progress, {
      done: String(ticked),
      all: String(tasks.length),
    });
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
          totalLine(total, message.total),
          ...roomLines(rooms, plan),
          ...(own ? [`${message.own}: ${own}`] : []),
        ]
      : [];

  const home = homeOfPlan(rooms, sizes.homes, plan);
  const list = home && shoppingList(home, home.size, plan.adults);
  const boxes =
    list && boxNames
      ? (
          Object.entries(list) as [
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
      to: paths.timeline && `${paths.timeline}#timeline`,
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
      to: paths.boxes && `${paths.boxes}#box-list`,
      link: words.boxesLink,
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
                <p>{words.nothing}</p>
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

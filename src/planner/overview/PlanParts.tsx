import { ActionRow } from "../../components/Button";
import { memo } from "react";
import type { ReactNode } from "react";
import * as panel from "../../components/Panel.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { useToday } from "../../hooks/useToday";
import { routes } from "../../site/routes";
import { shoppingList } from "../boxCalculator/boxes";
import { shortDay } from "../plan/days";
import { homeOfPlan, listLines, loadLines } from "../plan/describePlan";
import type { Plan } from "../plan/plan";
import { fitTruck, formatRange, sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { datedSteps } from "../timeline/datedSteps";
import type { StepRange } from "../timeline/datedSteps";
import { plainText } from "../timeline/plainText";
import { boxWords, planWords } from "../words";
import * as styles from "./PlanOverview.module.css";

export interface PlanPartsProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  steps: readonly Queries.PlanStepFragment[];
  /** Paths of the pages with the timeline and the boxes, if there are any. */
  paths: Readonly<Record<"timeline" | "boxes", string | undefined>>;
}

/** What the plan has of each tool, with a link to it. */
export const PlanParts = memo(function PlanParts({
  plan,
  rooms,
  sizes,
  steps,
  paths,
}: PlanPartsProps & { plan: Plan }) {
  const today = useToday();
  const isLive = useIsHydrated();
  const done = new Set(plan.done);
  const dates = plan.date ? datedSteps(steps, plan.date, today) : [];
  const home = homeOfPlan(rooms, sizes.homes, plan);
  const boxes = home
    ? Object.entries(shoppingList(home, home.size, plan.counts)).map(
        ([kind, { low, high }]) =>
          `${formatRange(low, high)} ${boxWords.kinds[kind as keyof typeof boxWords.kinds]}`,
      )
    : [];
  return (
    <div className={styles.parts}>
      {paths.timeline && (
        <Part
          heading={planWords.steps}
          lines={steps.map((step, index) => (
            <StepLine
              key={step.when}
              {...step}
              dates={dates[index]}
              done={done}
              isLive={isLive}
            />
          ))}
          to={`${paths.timeline}#timeline`}
          link={planWords.stepsLink}
        />
      )}
      <Part
        heading={planWords.inventory}
        lines={thingLines(rooms, sizes, plan)}
        empty={planWords.noThings}
        to={routes.inventory}
        link={planWords.inventoryLink}
      />
      <Part
        heading={planWords.packed}
        lines={boxLines(plan, home)}
        empty={planWords.nonePacked}
        to={routes.boxes}
        link={planWords.packedLink}
      />
      {paths.boxes && (
        <Part
          heading={planWords.boxes}
          lines={boxes}
          empty={planWords.noBoxes}
          to={`${paths.boxes}#boxes-to-buy`}
          link={planWords.boxesLink}
        />
      )}
    </div>
  );
});

function thingLines(
  rooms: readonly Room[],
  { trucks }: Queries.HomeSizesFragment,
  plan: Plan,
): readonly string[] {
  const total = sumPlanVolume(rooms, plan);
  const load = fitTruck(total.typical, trucks);
  if (!load) return [];
  return [...loadLines(total, load), ...listLines(rooms, plan)];
}

/** How many boxes are packed of those expected, have arrived, and are damaged. */
function boxLines(
  { boxes }: Plan,
  home: Queries.HomeSizesFragment["homes"][number] | undefined,
): readonly string[] {
  const here = boxes.filter(({ arrived }) => arrived).length;
  const damaged = boxes.filter(({ damage }) => damage).length;
  const expected = home ? formatRange(home.boxes.low, home.boxes.high) : "";
  return boxes.length > 0
    ? [
        planWords.packedOf(boxes.length, expected),
        ...(here > 0 ? [planWords.here(here, boxes.length)] : []),
        ...(damaged > 0 ? [planWords.broken(damaged)] : []),
      ]
    : [];
}

interface PartProps {
  heading: string;
  lines: readonly ReactNode[];
  /** What to do while there are none. */
  empty?: string;
  to: string;
  link: string;
}

const Part = ({ heading, lines, empty, to, link }: PartProps) => (
  <section className={panel.panel}>
    <h2>{heading}</h2>
    {lines.length > 0 ? (
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : (
      <p>{empty}</p>
    )}
    <ActionRow>
      <a href={to}>{link}</a>
    </ActionRow>
  </section>
);

type StepLineProps = Queries.PlanStepFragment & {
  dates: StepRange | undefined;
  done: ReadonlySet<string>;
  /** The built page is without the tasks, which the timeline has. */
  isLive: boolean;
};

/** A step and how much of it is done; on paper, also its tasks. */
const StepLine = ({ when, tasks, dates, done, isLive }: StepLineProps) => {
  const state =
    (dates ? `${shortDay(dates.from)} – ${shortDay(dates.to)} · ` : "") +
    planWords.progress(
      tasks.filter(({ id }) => done.has(id)).length,
      tasks.length,
    );
  return (
    <>
      <strong>{when}</strong>
      {/* A new element for a new text: one that grew would count as moved. */}
      <span key={state}>{state}</span>
      {isLive && (
        <ul className={styles.tasks}>
          {tasks.map(({ id, text }) => (
            <li key={id} data-done={done.has(id)}>
              {plainText(text.html)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

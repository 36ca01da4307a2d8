import { memo } from "react";
import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { shortDay } from "../plan/days";
import { itemLists, listLine, loadLines } from "../plan/describePlan";
import type { ItemList } from "../plan/describePlan";
import { formatRange } from "../plan/volumes";
import type { StepRange } from "../timeline/datedSteps";
import { plainText } from "../plan/plainText";
import { homeHint, itemsHint, supplyNames } from "../words";
import * as styles from "./PlanOverview.module.css";
import type { OverviewContent, PlanState } from "./planState";

interface PlanListsProps extends Pick<
  OverviewContent,
  "rooms" | "steps" | "paths"
> {
  state: PlanState;
}

/** What is too long for the tiles, folded; open on paper. */
export const PlanLists = memo(function PlanLists({
  state: { plan, total, load, supplies, done, dates },
  rooms,
  steps,
  paths,
}: PlanListsProps) {
  const isLive = useIsHydrated();
  return (
    <>
      {paths.timeline && (
        <List
          heading="Tasks by week"
          lines={steps.map((step, index) => (
            <StepLine
              key={step.when}
              {...step}
              dates={dates[index]}
              done={done}
              isLive={isLive}
            />
          ))}
        />
      )}
      <List
        heading="Items by room"
        lines={
          load
            ? [
                ...loadLines(total, load),
                ...itemLists(rooms, plan).map((list) => (
                  <ItemLine key={list.label} {...list} />
                )),
              ]
            : []
        }
        empty={itemsHint}
      />
      {paths.boxes && (
        <List
          heading="What to buy"
          lines={
            supplies
              ? Object.entries(supplies).map(
                  ([kind, { low, high }]) =>
                    `${formatRange(low, high)} ${supplyNames[kind as keyof typeof supplyNames]}`,
                )
              : []
          }
          empty={homeHint}
        />
      )}
    </>
  );
});

/** How many items of a list are read in one line. */
const longestLine = 12;

const ItemLine = (list: ItemList) =>
  list.items.length > longestLine ? (
    <>
      <strong>{list.label}</strong>
      <ul role="list" className={styles.items}>
        {list.items.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </>
  ) : (
    listLine(list)
  );

interface ListProps {
  heading: string;
  lines: readonly ReactNode[];
  /** What to do while there are none. */
  empty?: string;
}

const List = ({ heading, lines, empty }: ListProps) => (
  <Disclosure summary={<h2>{heading}</h2>}>
    {lines.length > 0 ? (
      <ul role="list" className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : (
      <p className={tool.fromPlan}>{empty}</p>
    )}
  </Disclosure>
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
    `${tasks.filter(({ id }) => done.has(id)).length} of ${tasks.length} done`;
  return (
    <>
      <strong>{when}</strong>
      {/* A new element for a new text: one that grew would count as moved. */}
      <span key={state} className={tool.fromPlan}>
        {state}
      </span>
      {isLive && (
        <ul className={`${tool.printed} ${styles.tasks}`}>
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

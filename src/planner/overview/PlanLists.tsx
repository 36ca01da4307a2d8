import { memo } from "react";
import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useClientValue";
import { formatShortDay } from "../dates/days";
import {
  buildItemLists,
  formatItems,
  formatLoadLines,
} from "../estimate/describePlan";
import type { ItemList } from "../estimate/describePlan";
import { formatRange } from "../estimate/volumes";
import type { StepRange } from "../timeline/scheduleSteps";
import type { PlanProperty } from "../plan/planCodecs";
import { htmlToText } from "../../browser/htmlToText";
import {
  missingHomeSizeHint,
  emptyInventoryHint,
  supplyLabels,
} from "../plannerTexts";
import * as styles from "./PlanOverview.module.css";
import type { OverviewContent, PlanSummary } from "./summarizePlan";

interface PlanListsProps extends Pick<
  OverviewContent,
  "rooms" | "steps" | "paths"
> {
  summary: PlanSummary;
}

interface ListSource extends PlanListsProps {
  /**
   * Whether the page is hydrated. The built HTML leaves out the tasks, which the timeline's
   * page has.
   */
  isLive: boolean;
}

/** Builds the list of a plan property; `undefined` without the tool's page. */
type ListBuilder = (source: ListSource) => DisclosureListProps | undefined;

/** Place that prints a property without a list: a part of this page, or another page. */
type PrintedElsewhere =
  "fields" | "tiles" | "with the items" | "page of doors and parking";

/** The overview's lists, in their order, by the plan property that they show. */
const listBuilders: Readonly<
  Record<PlanProperty, ListBuilder | PrintedElsewhere>
> = {
  date: "fields",
  done: (source) =>
    source.paths.timeline
      ? { heading: "Tasks by week", lines: buildStepLines(source) }
      : undefined,
  counts: (source) => ({
    heading: "Items by room",
    lines: buildItemLines(source),
    emptyHint: emptyInventoryHint,
  }),
  customItems: "with the items",
  itemNotes: "with the items",
  home: ({ summary: { supplies }, paths }) =>
    paths.boxes
      ? {
          heading: "What to buy",
          lines: supplies ? formatSupplyLines(supplies) : [],
          emptyHint: missingHomeSizeHint,
        }
      : undefined,
  boxes: "tiles",
  from: "page of doors and parking",
  to: "page of doors and parking",
};

/** Lists too long for the tiles: folded on screen, open on paper. */
export const PlanLists = memo(function PlanLists(props: PlanListsProps) {
  const isLive = useIsHydrated();
  return Object.values(listBuilders).map((build) => {
    if (typeof build !== "function") return null;
    const list = build({ ...props, isLive });
    return list && <DisclosureList key={list.heading} {...list} />;
  });
});

const buildStepLines = ({ summary, steps, isLive }: ListSource) =>
  steps.map((step, index) => (
    <StepLine
      key={step.when}
      {...step}
      range={summary.stepRanges[index]}
      done={summary.done}
      isLive={isLive}
    />
  ));

const buildItemLines = ({
  summary: { plan, total, load },
  rooms,
}: ListSource) =>
  load
    ? [
        <ul key="totals" role="list" className={styles.totals}>
          {formatLoadLines(total, load).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>,
        ...buildItemLists(rooms, plan).map((list) => (
          <ItemLine key={list.heading} {...list} />
        )),
      ]
    : [];

const formatSupplyLines = (supplies: NonNullable<PlanSummary["supplies"]>) =>
  Object.entries(supplies).map(
    ([kind, { low, high }]) =>
      `${formatRange(low, high)} ${supplyLabels[kind as keyof typeof supplyLabels]}`,
  );

const ItemLine = ({ heading, items }: ItemList) => (
  <>
    <strong>{`${heading}:`}</strong>{" "}
    <span className={styles.items}>{formatItems(items)}</span>
  </>
);

interface DisclosureListProps {
  heading: string;
  lines: readonly ReactNode[];
  /** Shown while there are no lines. */
  emptyHint?: string;
}

const DisclosureList = ({ heading, lines, emptyHint }: DisclosureListProps) => (
  <Disclosure summary={<h2>{heading}</h2>}>
    {lines.length > 0 ? (
      <ul role="list" className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index} className="wrap">
            {line}
          </li>
        ))}
      </ul>
    ) : (
      <p className={tool.fromPlan}>{emptyHint}</p>
    )}
  </Disclosure>
);

type StepLineProps = Queries.PlanStepFragment &
  Pick<PlanSummary, "done"> &
  Pick<ListSource, "isLive"> & {
    range: StepRange | undefined;
  };

/** A step with its progress; on paper, also its tasks. */
const StepLine = ({ when, tasks, range, done, isLive }: StepLineProps) => {
  const doneCount = tasks.filter(({ id }) => done.has(id)).length;
  const progress = `${doneCount} of ${tasks.length} done`;
  const stateText = range
    ? `${formatShortDay(range.from)} – ${formatShortDay(range.to)} · ${progress}`
    : progress;
  return (
    <>
      <strong>{when}</strong>{" "}
      {/* The key replaces the element: a growing text would count as a layout shift. */}
      <span key={stateText} className={tool.fromPlan}>
        {stateText}
      </span>
      {isLive && (
        <ul className={`${tool.printed} ${styles.tasks}`}>
          {tasks.map(({ id, text }) => (
            <li key={id} data-done={done.has(id)}>
              {htmlToText(text.html)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

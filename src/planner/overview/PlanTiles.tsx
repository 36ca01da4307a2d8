import { memo } from "react";
import type { ReactNode } from "react";
import * as tool from "../../components/Tool.module.css";
import { routes } from "../../site/routes";
import { CalendarDrawing } from "../drawings/CalendarDrawing";
import { NumberedBoxDrawing, TapeDrawing } from "../drawings/PackingDrawings";
import { TruckDrawing } from "../drawings/TruckDrawing";
import { summarizeUncountedBoxes } from "../estimate/describePlan";
import { formatShortDay } from "../dates/days";
import {
  formatRange,
  formatVolume,
  formatTruckLoad,
} from "../estimate/volumes";
import { isStepDue, findOverdueTasks } from "../timeline/scheduleSteps";
import {
  formatBoxCount,
  missingHomeSizeHint,
  emptyInventoryHint,
  stepStateLabels,
} from "../plannerTexts";
import type { OverviewContent, PlanSummary } from "./summarizePlan";
import * as styles from "./PlanOverview.module.css";

interface TileProps {
  to: string;
  heading: string;
  drawing: ReactNode;
  /** The most important number; left out if empty. */
  figure: string | false | undefined;
  /** Empty details are left out. */
  details: readonly (string | false | undefined)[];
}

/** Card of a tool: its state as a drawing and a few words. */
const Tile = ({ to, heading, drawing, figure, details }: TileProps) => (
  <li className={styles.tile}>
    {drawing}
    <h2>
      <a href={to} className="cover">
        {heading}
      </a>
    </h2>
    {figure && (
      <p className={`heading ${styles.figure} ${tool.fromPlan}`}>{figure}</p>
    )}
    {details.filter(Boolean).map((detail) => (
      // The key replaces the element: a growing text would count as a layout shift.
      <p key={detail || ""} className={tool.fromPlan}>
        {detail}
      </p>
    ))}
  </li>
);

type TilesProps = Pick<OverviewContent, "steps" | "paths"> & {
  summary: PlanSummary;
};

/** Tiles with the progress of each tool and a link to the tool. */
export const PlanTiles = memo(function PlanTiles({
  summary,
  steps,
  paths: { timeline, boxes },
}: TilesProps) {
  return (
    <ul role="list" className={styles.tiles}>
      {timeline && (
        <Tile
          to={`${timeline}#timeline`}
          {...buildTimelineTile(summary, steps)}
        />
      )}
      <Tile to={routes.inventory} {...buildInventoryTile(summary)} />
      <Tile to={routes.boxList} {...buildBoxListTile(summary)} />
      {boxes && (
        <Tile to={`${boxes}#boxes-to-buy`} {...buildSuppliesTile(summary)} />
      )}
    </ul>
  );
});

type TileContent = Omit<TileProps, "to">;

function buildTimelineTile(
  { plan, done, stepRanges }: PlanSummary,
  steps: OverviewContent["steps"],
): TileContent {
  const tasks = steps.flatMap((step) => step.tasks);
  const doneCount = tasks.filter(({ id }) => done.has(id)).length;
  const overdueCount = findOverdueTasks(steps, stepRanges, done).length;
  const dueStep = stepRanges.find(isStepDue);
  return {
    heading: "Timeline",
    drawing: <CalendarDrawing done={doneCount} total={tasks.length} />,
    figure:
      (doneCount > 0 || plan.date) && `${doneCount} of ${tasks.length} done`,
    details: [
      overdueCount > 0 && `${overdueCount} to catch up on`,
      dueStep &&
        `${stepStateLabels[dueStep.state]}: ${formatShortDay(dueStep.from)} – ${formatShortDay(dueStep.to)}`,
      !plan.date && "Choose your moving date to see what’s due.",
    ],
  };
}

const buildInventoryTile = ({
  plan,
  total,
  load,
}: PlanSummary): TileContent => ({
  heading: "Inventory",
  drawing: <TruckDrawing fillRatio={load?.fillRatio ?? 0} />,
  figure: load && formatVolume(total.typical),
  details: [
    load ? formatTruckLoad(load) : emptyInventoryHint,
    summarizeUncountedBoxes(plan).text,
  ],
});

/** Builds the tile of the box list: counts of packed, expected, arrived and damaged boxes. */
function buildBoxListTile({ plan: { boxes }, home }: PlanSummary): TileContent {
  const hasBoxes = boxes.length > 0;
  const arrivedCount = boxes.filter(({ arrived }) => arrived).length;
  const damagedCount = boxes.filter(({ damage }) => damage).length;
  return {
    heading: "Box list",
    drawing: <NumberedBoxDrawing number={boxes.length} />,
    figure: hasBoxes && `${formatBoxCount(boxes.length)} packed`,
    details: [
      !hasBoxes && "Number your boxes, and you can search for anything later.",
      hasBoxes &&
        home &&
        `of ${formatRange(home.boxes.low, home.boxes.high)} expected`,
      arrivedCount > 0 && `${arrivedCount} of ${boxes.length} at the new home`,
      damagedCount > 0 && `${formatBoxCount(damagedCount)} with damage noted`,
    ],
  };
}

const buildSuppliesTile = ({ home, supplies }: PlanSummary): TileContent => ({
  heading: "Boxes to buy",
  drawing: <TapeDrawing />,
  figure: home && formatRange(home.boxes.low, home.boxes.high),
  details: [
    supplies
      ? `and ${formatRange(supplies.tape.low, supplies.tape.high)} rolls of tape`
      : missingHomeSizeHint,
  ],
});

import { memo } from "react";
import type { ReactNode } from "react";
import * as tool from "../../components/Tool.module.css";
import { routes } from "../../site/routes";
import { CalendarDrawing } from "../drawings/CalendarDrawing";
import { NumberedBoxDrawing, TapeDrawing } from "../drawings/PackingDrawings";
import { TruckDrawing } from "../drawings/TruckDrawing";
import { uncountedBoxes } from "../plan/describePlan";
import { shortDay } from "../plan/days";
import { formatRange, formatVolume } from "../plan/volumes";
import { isDue, overdueTasks } from "../timeline/datedSteps";
import {
  countedBoxes,
  loadText,
  homeHint,
  itemsHint,
  stateWords,
} from "../words";
import type { OverviewContent, PlanState } from "./planState";
import * as styles from "./PlanOverview.module.css";

interface TileProps {
  to: string;
  heading: string;
  drawing: ReactNode;
  /** What matters most; none while there is nothing to say. */
  figure: string | false | undefined;
  /** Those that are empty are left out. */
  notes: readonly (string | false | undefined)[];
}

/** A tool of the plan with its state in a drawing and a few words. */
const Tile = ({ to, heading, drawing, figure, notes }: TileProps) => (
  <li className={styles.tile}>
    {drawing}
    <h2>
      <a href={to} className="cover">
        {heading}
      </a>
    </h2>
    {figure && <p className={`${styles.figure} ${tool.fromPlan}`}>{figure}</p>}
    {notes.filter(Boolean).map((note) => (
      // A new element for a new text: one that grew would count as moved.
      <p key={note || ""} className={tool.fromPlan}>
        {note}
      </p>
    ))}
  </li>
);

type TilesProps = Pick<OverviewContent, "steps" | "paths"> & {
  state: PlanState;
};

/** How far each part of the plan is, with a link to it. */
export const PlanTiles = memo(function PlanTiles({
  state,
  steps,
  paths: { timeline, boxes },
}: TilesProps) {
  return (
    <ul role="list" className={styles.tiles}>
      {timeline && (
        <Tile to={`${timeline}#timeline`} {...timelineTile(state, steps)} />
      )}
      <Tile to={routes.inventory} {...loadTile(state)} />
      <Tile to={routes.boxes} {...boxListTile(state)} />
      {boxes && <Tile to={`${boxes}#boxes-to-buy`} {...suppliesTile(state)} />}
    </ul>
  );
});

type TileState = Omit<TileProps, "to">;

function timelineTile(
  { plan, done, dates }: PlanState,
  steps: OverviewContent["steps"],
): TileState {
  const tasks = steps.flatMap((step) => step.tasks);
  const count = tasks.filter(({ id }) => done.has(id)).length;
  const late = overdueTasks(steps, dates, done).length;
  const due = dates.find(isDue);
  return {
    heading: "Timeline",
    drawing: <CalendarDrawing done={count} all={tasks.length} />,
    figure: `${count} of ${tasks.length} done`,
    notes: [
      late > 0 && `${late} to catch up on`,
      due &&
        `${stateWords[due.state]}: ${shortDay(due.from)} – ${shortDay(due.to)}`,
      !plan.date && "Choose your moving date to see what’s due.",
    ],
  };
}

const loadTile = ({ plan, total, load }: PlanState): TileState => ({
  heading: "Inventory",
  drawing: <TruckDrawing filled={load?.filled ?? 0} />,
  figure: load && formatVolume(total.typical),
  notes: [load ? loadText(load) : itemsHint, uncountedBoxes(plan).text],
});

/** How many boxes are packed of those expected, have arrived, and are damaged. */
function boxListTile({ plan: { boxes }, home }: PlanState): TileState {
  const isBegun = boxes.length > 0;
  const here = boxes.filter(({ arrived }) => arrived).length;
  const damaged = boxes.filter(({ damage }) => damage).length;
  return {
    heading: "Box list",
    drawing: <NumberedBoxDrawing number={boxes.length} />,
    figure: isBegun && `${countedBoxes(boxes.length)} packed`,
    notes: [
      !isBegun && "Number your boxes, and you can search for anything later.",
      isBegun &&
        home &&
        `of ${formatRange(home.boxes.low, home.boxes.high)} expected`,
      here > 0 && `${here} of ${boxes.length} at the new home`,
      damaged > 0 && `${countedBoxes(damaged)} with damage noted`,
    ],
  };
}

const suppliesTile = ({ home, supplies }: PlanState): TileState => ({
  heading: "Boxes to buy",
  drawing: <TapeDrawing />,
  figure: home && formatRange(home.boxes.low, home.boxes.high),
  notes: [
    supplies
      ? `and ${formatRange(supplies.tape.low, supplies.tape.high)} rolls of tape`
      : homeHint,
  ],
});

import { memo } from "react";
import type { ReactNode } from "react";
import * as tool from "../../components/Tool.module.css";
import { routes } from "../../site/routes";
import { CalendarDrawing } from "../drawings/CalendarDrawing";
import { NumberedBoxDrawing, TapeDrawing } from "../drawings/PackingDrawings";
import { TruckDrawing } from "../drawings/TruckDrawing";
import { shortDay } from "../plan/days";
import { formatNumber, formatRange, roundForDisplay } from "../plan/volumes";
import { overdueTasks } from "../timeline/datedSteps";
import type { StepRange } from "../timeline/datedSteps";
import { inventoryWords, planWords, timelineWords } from "../words";
import type { OverviewContent, PlanState } from "./planState";
import * as styles from "./PlanOverview.module.css";

interface TileProps {
  to: string;
  heading: string;
  drawing: ReactNode;
  /** What matters most; none while there is nothing to say. */
  figure?: string | undefined;
  notes: readonly string[];
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
    {notes.map((note) => (
      // A new element for a new text: one that grew would count as moved.
      <p key={note} className={tool.fromPlan}>
        {note}
      </p>
    ))}
  </li>
);

/** Whether a step is the one to work on. */
const isDue = (
  range: StepRange,
): range is StepRange & { state: "now" | "next" } =>
  range.state === "now" || range.state === "next";

interface StateProps {
  state: PlanState;
}

type TilesProps = StateProps & Pick<OverviewContent, "steps" | "paths">;

/** How far each part of the plan is, with a link to it. */
export const PlanTiles = memo(function PlanTiles({
  state,
  steps,
  paths,
}: TilesProps) {
  const { timeline, boxes } = paths;
  return (
    <ul className={styles.tiles}>
      {timeline && (
        <TimelineTile {...{ state, steps }} to={`${timeline}#timeline`} />
      )}
      <LoadTile state={state} />
      <BoxListTile state={state} />
      {boxes && <SuppliesTile state={state} to={`${boxes}#boxes-to-buy`} />}
    </ul>
  );
});

type TimelineTileProps = Pick<TilesProps, "state" | "steps"> & { to: string };

function TimelineTile({ state, steps, to }: TimelineTileProps) {
  const { plan, done, dates } = state;
  const tasks = steps.flatMap((step) => step.tasks);
  const count = tasks.filter(({ id }) => done.has(id)).length;
  const late = overdueTasks(steps, dates, done).length;
  const due = dates.find(isDue);
  return (
    <Tile
      to={to}
      heading={planWords.steps}
      drawing={<CalendarDrawing done={count} all={tasks.length} />}
      figure={planWords.progress(count, tasks.length)}
      notes={[
        ...(late > 0 ? [planWords.late(late)] : []),
        ...(due
          ? [
              `${timelineWords[due.state]}: ${shortDay(due.from)} – ${shortDay(due.to)}`,
            ]
          : []),
        ...(plan.date ? [] : [planWords.noDate]),
      ]}
    />
  );
}

function LoadTile({ state: { total, load } }: StateProps) {
  return (
    <Tile
      to={routes.inventory}
      heading={planWords.inventory}
      drawing={<TruckDrawing filled={load?.filled ?? 0} />}
      figure={
        load &&
        inventoryWords.cubicFeet(formatNumber(roundForDisplay(total.typical)))
      }
      notes={[load ? inventoryWords.load(load) : planWords.noThings]}
    />
  );
}

/** How many boxes are packed of those expected, have arrived, and are damaged. */
function BoxListTile({ state: { plan, home } }: StateProps) {
  const { boxes } = plan;
  const here = boxes.filter(({ arrived }) => arrived).length;
  const damaged = boxes.filter(({ damage }) => damage).length;
  return (
    <Tile
      to={routes.boxes}
      heading={planWords.packed}
      drawing={<NumberedBoxDrawing number={boxes.length} />}
      figure={
        boxes.length > 0 ? planWords.packedBoxes(boxes.length) : undefined
      }
      notes={[
        ...(boxes.length > 0 ? [] : [planWords.nonePacked]),
        ...(boxes.length > 0 && home
          ? [planWords.expected(formatRange(home.boxes.low, home.boxes.high))]
          : []),
        ...(here > 0 ? [planWords.here(here, boxes.length)] : []),
        ...(damaged > 0 ? [planWords.broken(damaged)] : []),
      ]}
    />
  );
}

function SuppliesTile({ state, to }: StateProps & { to: string }) {
  const { home, supplies } = state;
  return (
    <Tile
      to={to}
      heading={planWords.boxes}
      drawing={<TapeDrawing />}
      figure={home && formatRange(home.boxes.low, home.boxes.high)}
      notes={[
        supplies
          ? planWords.tape(formatRange(supplies.tape.low, supplies.tape.high))
          : planWords.noBoxes,
      ]}
    />
  );
}

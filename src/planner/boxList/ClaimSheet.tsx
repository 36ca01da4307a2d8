import { Prose } from "../../components/Prose";
import type { Box } from "../plan/boxes";
import { addMonths, fullDay } from "../plan/days";
import { usePlan } from "../plan/usePlan";
import { BoxTable, damageText } from "./PrintedList";
import * as styles from "./Paper.module.css";

/** How long one has for a written claim in Washington: WAC 480-15-800. Months. */
const claimMonths = 9;

/**
 * What a claim is about: what is damaged and, once boxes are checked in at the new
 * door, what is missing there.
 */
export const claimedBoxes = (boxes: readonly Box[]): readonly Box[] => {
  const isDelivered = boxes.some(({ arrived }) => arrived);
  return boxes.filter(
    ({ damage, arrived }) => damage || (isDelivered && !arrived),
  );
};

/** The day of delivery: the first on which a box was checked in, or the moving date. */
export const deliveryDay = (boxes: readonly Box[], date: string): string =>
  boxes
    .map(({ arrived }) => arrived)
    .filter(Boolean)
    .sort()[0] ?? date;

/** The last day for a claim, by the same facts. */
export const claimDue = (boxes: readonly Box[], date: string): string =>
  addMonths(deliveryDay(boxes, date), claimMonths);

interface ClaimSheetProps {
  boxes: readonly Box[];
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** A claim on paper: what is damaged or missing, and lines for the rest. */
export function ClaimSheet({ boxes, claim }: ClaimSheetProps) {
  const { date, from, to } = usePlan();
  const delivered = deliveryDay(boxes, date);
  return (
    <>
      <h1>Claim for loss or damage</h1>
      <dl className={styles.blanks}>
        <Blank label="Name" />
        <Blank label="Moved from" value={from.city} />
        <Blank label="Moved to" value={to.city} />
        <Blank label="Bill of lading number" />
        <Blank label="Delivered" value={fullDay(delivered)} />
        <Blank
          label="Written claim due"
          value={delivered && fullDay(claimDue(boxes, date))}
        />
      </dl>
      <BoxTable
        columns={["Contents", "Damage or loss"]}
        boxes={claimedBoxes(boxes)}
        cells={(box) => [box.contents, damageText(box) || "Missing"]}
      />
      <Prose html={claim} />
      <dl className={styles.blanks}>
        <Blank label="Signature" />
        <Blank label="Date signed" />
      </dl>
    </>
  );
}

/** A line to write on, which begins with what the plan knows. */
const Blank = (props: { label: string; value?: string | undefined }) => (
  <div>
    <dt>{props.label}</dt>
    <dd dir="auto">{props.value}</dd>
  </div>
);

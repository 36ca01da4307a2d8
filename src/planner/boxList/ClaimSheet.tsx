import { Prose } from "../../components/Prose";
import { findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { claimDue, claimedBoxes, deliveryDay } from "../plan/claims";
import { fullDay } from "../plan/days";
import { usePlan } from "../plan/usePlan";
import { BoxTable, damageText } from "./PrintedList";
import * as styles from "./Paper.module.css";

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
        duplicates={findDuplicateNumbers(boxes)}
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

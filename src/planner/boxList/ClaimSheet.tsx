import { Prose } from "../../components/Prose";
import { groupBoxesByDuplicateNumber } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import {
  getClaimDeadline,
  findClaimableBoxes,
  getDeliveryDay,
} from "../dates/claims";
import { formatFullDay } from "../dates/days";
import { usePlan } from "../storage/usePlan";
import { BoxTable, formatDamage } from "./PrintedBoxList";
import * as styles from "./Paper.module.css";

interface ClaimSheetProps {
  boxes: readonly Box[];
  /** Instructions for filing a claim, as HTML. */
  claim: string;
}

/** Claim form on paper: damaged and missing boxes, and lines to fill in. */
export function ClaimSheet({ boxes, claim }: ClaimSheetProps) {
  const { date, from, to } = usePlan();
  const deliveryDay = getDeliveryDay(boxes, date);
  return (
    <>
      <h1>Claim for loss or damage</h1>
      <dl className={styles.blanks}>
        <BlankLine label="Name" />
        <BlankLine label="Moved from" value={from.city} />
        <BlankLine label="Moved to" value={to.city} />
        <BlankLine label="Bill of lading number" />
        <BlankLine label="Delivered" value={formatFullDay(deliveryDay)} />
        <BlankLine
          label="Written claim due"
          value={deliveryDay && formatFullDay(getClaimDeadline(boxes, date))}
        />
      </dl>
      <BoxTable
        columns={["Contents", "Damage or loss"]}
        duplicates={groupBoxesByDuplicateNumber(boxes)}
        boxes={findClaimableBoxes(boxes)}
        cells={(box) => [box.contents, formatDamage(box) || "Missing"]}
      />
      <Prose html={claim} />
      <dl className={styles.blanks}>
        <BlankLine label="Signature" />
        <BlankLine label="Date signed" />
      </dl>
    </>
  );
}

/** A labeled line to write on, prefilled if a value is given. */
const BlankLine = (props: { label: string; value?: string | undefined }) => (
  <div>
    <dt>{props.label}</dt>
    <dd dir="auto">{props.value}</dd>
  </div>
);

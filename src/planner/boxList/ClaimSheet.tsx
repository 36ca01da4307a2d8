import { ColumnHeads } from "../../components/ColumnHeads";
import { Prose } from "../../components/Prose";
import type { Box } from "../plan/boxes";
import { addMonths, fullDay } from "../plan/days";
import { usePlanPart } from "../plan/usePlan";
import { boxListText } from "./words";
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

interface ClaimSheetProps {
  boxes: readonly Box[];
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** A claim on paper: what is damaged or missing, and lines for the rest. */
export function ClaimSheet({ boxes, claim }: ClaimSheetProps) {
  const date = usePlanPart((plan) => plan.date);
  const from = usePlanPart((plan) => plan.from.city ?? "");
  const to = usePlanPart((plan) => plan.to.city ?? "");
  const delivered = deliveryDay(boxes, date);
  const { claim: text } = boxListText;
  return (
    <>
      <h1>{text.heading}</h1>
      <dl className={styles.blanks}>
        <Blank label={text.name} />
        <Blank label={text.from} value={from} />
        <Blank label={text.to} value={to} />
        <Blank label={text.bill} />
        <Blank label={text.delivered} value={fullDay(delivered)} />
        <Blank
          label={text.due}
          value={delivered && fullDay(addMonths(delivered, claimMonths))}
        />
      </dl>
      <table className={styles.table}>
        <ColumnHeads names={text.columns} />
        <tbody>
          {claimedBoxes(boxes).map((box) => (
            <tr key={box.id}>
              <th scope="row">{box.number}</th>
              <td>{box.room}</td>
              <td>{box.contents}</td>
              <td>
                {box.damage
                  ? `${fullDay(box.noted)}: ${box.damage}`
                  : text.missing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Prose html={claim} />
      <dl className={styles.blanks}>
        <Blank label={text.signature} />
        <Blank label={text.signed} />
      </dl>
    </>
  );
}

/** A line to write on, which begins with what the plan knows. */
const Blank = ({ label, value }: { label: string; value?: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

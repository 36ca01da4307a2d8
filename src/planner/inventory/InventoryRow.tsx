import { memo } from "react";
import { addCount, setEntry } from "../plan/changes";
import * as styles from "./InventoryRow.module.css";
import { formatRange } from "../plan/volumes";
import type { Item } from "../plan/volumes";
import { planLimits } from "../plan/plan";
import { useUncontrolledField } from "../plan/useUncontrolledField";
import { StepButton } from "./StepButton";
import { planStore, usePlanPart } from "../plan/usePlan";

interface InventoryRowProps {
  item: Item;
  hidden: boolean;
  /** Whether the count can be seen or changed now. */
  hasCounter: boolean;
}

/** An item with its count. It renders only when its own count changes. */
export const InventoryRow = memo(function InventoryRow({
  item,
  hidden,
  hasCounter,
}: InventoryRowProps) {
  const { id, name, cubicFeet, low, high, ask } = item;
  const count = usePlanPart(({ counts }) => counts[id] ?? 0);
  return (
    <li className={styles.row} hidden={hidden} data-counted={count > 0}>
      <label
        htmlFor={hasCounter ? `item-${id}` : undefined}
        className={styles.name}
      >
        {name}
        <span className={styles.size}>
          {`${formatRange(low ?? cubicFeet, high ?? cubicFeet)} cubic feet`}
        </span>
      </label>
      <span className={styles.counter}>
        {hasCounter && <Counter id={id} name={name} count={count} />}
      </span>
      {ask && count > 0 && <ItemNote id={id} ask={ask} />}
    </li>
  );
});

type CounterProps = Pick<Item, "id" | "name"> & { count: number };

/** The field for the count of an item, between buttons for one less and one more. */
function Counter({ id, name, count }: CounterProps) {
  const field = useUncontrolledField({
    value: String(count || ""),
    onChange: (number) =>
      planStore.update(setEntry(`counts.${id}`, Number(number))),
  });
  return (
    <>
      <StepButton
        label={`Remove one: ${name}`}
        sign="−"
        aria-disabled={count === 0}
        onClick={() => planStore.update(addCount(id, -1))}
      />
      <input
        type="number"
        inputMode="numeric"
        id={`item-${id}`}
        name={`counts.${id}`}
        className={styles.count}
        min={0}
        max={planLimits.count}
        autoComplete="off"
        {...field}
      />
      <StepButton
        label={`Add one: ${name}`}
        sign="+"
        onClick={() => planStore.update(addCount(id, 1))}
      />
    </>
  );
}

function ItemNote({ id, ask }: { id: string; ask: string }) {
  const note = usePlanPart(({ itemNotes }) => itemNotes[id] ?? "");
  const field = useUncontrolledField({
    value: note,
    onChange: (words) => planStore.update(setEntry(`itemNotes.${id}`, words)),
  });
  return (
    <label className={styles.ask}>
      {ask}
      <input
        className={styles.input}
        maxLength={planLimits.text}
        autoComplete="off"
        dir="auto"
        {...field}
      />
    </label>
  );
}

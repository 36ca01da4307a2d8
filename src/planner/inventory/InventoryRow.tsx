import { memo } from "react";
import { addToCount, setPlanValue } from "../plan/planUpdates";
import * as styles from "./InventoryRow.module.css";
import { formatVolumeRange } from "../estimate/volumes";
import type { InventoryItem } from "../estimate/volumes";
import { planLimits } from "../plan/plan";
import { useUncontrolledField } from "../ui/useUncontrolledField";
import { SymbolButton } from "./SymbolButton";
import { planStore, usePlanSelector } from "../storage/usePlan";

interface InventoryRowProps {
  item: InventoryItem;
  hidden: boolean;
  /** Whether to render the field for the count: closed rooms leave the field out. */
  hasCounter: boolean;
}

/** An item with its count. Renders only when its count changes. */
export const InventoryRow = memo(function InventoryRow({
  item,
  hidden,
  hasCounter,
}: InventoryRowProps) {
  const { id, name, cubicFeet, low, high, ask } = item;
  const count = usePlanSelector(({ counts }) => counts[id] ?? 0);
  return (
    <li className={styles.row} hidden={hidden} data-counted={count > 0}>
      <label
        htmlFor={hasCounter ? `item-${id}` : undefined}
        className={styles.name}
      >
        {name}
        <span className={styles.size}>
          {formatVolumeRange(low ?? cubicFeet, high ?? cubicFeet)}
        </span>
      </label>
      <span className={styles.counter}>
        {hasCounter && <Counter id={id} name={name} count={count} />}
      </span>
      {ask && count > 0 && <ItemQuestion id={id} ask={ask} />}
    </li>
  );
});

type CounterProps = Pick<InventoryItem, "id" | "name"> & { count: number };

/** Field for the count of an item, between a minus and a plus button. */
function Counter({ id, name, count }: CounterProps) {
  const field = useUncontrolledField({
    value: String(count || ""),
    onChange: (number) =>
      planStore.update(setPlanValue(`counts.${id}`, Number(number))),
  });
  return (
    <>
      <SymbolButton
        label={`Remove one: ${name}`}
        sign="−"
        aria-disabled={count === 0}
        onClick={() => planStore.update(addToCount(id, -1))}
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
      <SymbolButton
        label={`Add one: ${name}`}
        sign="+"
        onClick={() => planStore.update(addToCount(id, 1))}
      />
    </>
  );
}

function ItemQuestion({ id, ask }: { id: string; ask: string }) {
  const answer = usePlanSelector(({ itemNotes }) => itemNotes[id] ?? "");
  const field = useUncontrolledField({
    value: answer,
    onChange: (text) => planStore.update(setPlanValue(`itemNotes.${id}`, text)),
  });
  return (
    <label className={styles.ask}>
      {ask}
      <input
        className={styles.input}
        maxLength={planLimits.textLength}
        autoComplete="off"
        dir="auto"
        {...field}
      />
    </label>
  );
}

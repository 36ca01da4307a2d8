import { memo } from "react";
import { addCount, setCount, setItemNote } from "../plan/changes";
import * as styles from "./InventoryRow.module.css";
import { formatRange } from "../plan/volumes";
import type { Item } from "../plan/volumes";
import { useTyped } from "../plan/fields";
import { planLimits } from "../plan/plan";
import { StepButton } from "./StepButton";
import { planStore, usePlanPart } from "../plan/usePlan";

interface InventoryRowProps {
  item: Item;
  hidden: boolean;
}

/** An item with its count. It renders only when its own count changes. */
export const InventoryRow = memo(function InventoryRow({
  item,
  hidden,
}: InventoryRowProps) {
  const { id, name, cubicFeet, low, high, ask } = item;
  const count = usePlanPart(({ counts }) => counts[id] ?? 0);
  return (
    <li className={styles.row} hidden={hidden} data-counted={count > 0}>
      <label htmlFor={`item-${id}`} className={styles.name}>
        {name}
        <span className={styles.size}>
          {`${formatRange(low ?? cubicFeet, high ?? cubicFeet)} cubic feet`}
        </span>
      </label>
      <span className={styles.counter}>
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
          value={count || ""}
          autoComplete="off"
          onChange={({ target }) =>
            planStore.update(setCount(id, Number(target.value)))
          }
        />
        <StepButton
          label={`Add one: ${name}`}
          sign="+"
          onClick={() => planStore.update(addCount(id, 1))}
        />
      </span>
      {ask && count > 0 && <ItemNote id={id} ask={ask} />}
    </li>
  );
});

function ItemNote({ id, ask }: { id: string; ask: string }) {
  const typed = useTyped<HTMLInputElement>({
    value: usePlanPart(({ itemNotes }) => itemNotes[id] ?? ""),
    maxLength: planLimits.text,
    onChange: ({ target }) => planStore.update(setItemNote(id, target.value)),
  });
  return (
    <label className={styles.ask}>
      {ask}
      <input className={styles.input} maxLength={planLimits.text} {...typed} />
    </label>
  );
}

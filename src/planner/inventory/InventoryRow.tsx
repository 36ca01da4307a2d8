import { memo } from "react";
import { useIsHydrated } from "../../hooks/useOnClient";
import { addCount, setCount, setItemNote } from "../plan/changes";
import * as styles from "./InventoryRow.module.css";
import { formatRange } from "../plan/volumes";
import type { Item } from "../plan/volumes";
import { planLimits } from "../plan/plan";
import { planStore, usePlanPart } from "../plan/usePlan";

interface InventoryRowProps {
  item: Item;
  hidden: boolean;
}

const inputId = (id: string) => `item-${id}`;

/** An item with its count. It renders only when its own count changes. */
export const InventoryRow = memo(function InventoryRow({
  item,
  hidden,
}: InventoryRowProps) {
  const { id, name, cubicFeet, low, high, ask } = item;
  const count = usePlanPart(({ counts }) => counts[id] ?? 0);
  // Hundreds of buttons would double the size of the page.
  const isReady = useIsHydrated();
  return (
    <li className={styles.row} hidden={hidden} data-counted={count > 0}>
      <label htmlFor={inputId(id)} className={styles.name}>
        {name}
        <span className={styles.size}>
          {`${formatRange(low ?? cubicFeet, high ?? cubicFeet)} cubic feet`}
        </span>
      </label>
      <span className={styles.counter}>
        {isReady && (
          <button
            type="button"
            className={styles.step}
            aria-label={`Remove one: ${name}`}
            aria-disabled={count === 0}
            onClick={() => planStore.update(addCount(id, -1))}
          >
            −
          </button>
        )}
        <input
          type="number"
          inputMode="numeric"
          id={inputId(id)}
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
        {isReady && (
          <button
            type="button"
            className={styles.step}
            aria-label={`Add one: ${name}`}
            onClick={() => planStore.update(addCount(id, 1))}
          >
            +
          </button>
        )}
      </span>
      {ask && count > 0 && <ItemNote id={id} ask={ask} />}
    </li>
  );
});

function ItemNote({ id, ask }: { id: string; ask: string }) {
  const note = usePlanPart(({ itemNotes }) => itemNotes[id] ?? "");
  return (
    <label className={styles.ask}>
      {ask}
      <input
        className={styles.input}
        value={note}
        maxLength={planLimits.text}
        onChange={({ target }) =>
          planStore.update(setItemNote(id, target.value))
        }
      />
    </label>
  );
}

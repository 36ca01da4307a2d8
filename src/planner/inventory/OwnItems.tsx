import { useRef, useState } from "react";
import * as tool from "../../components/Tool.module.css";
import { addOwn, removeOwn } from "../plan/changes";
import { most, planOf } from "../plan/plan";
import { planStore, usePlanPart } from "../plan/usePlan";
import { useTabState } from "../plan/useTabState";
import { inventoryWords } from "../words";
import * as row from "./InventoryRow.module.css";
import * as styles from "./Inventory.module.css";
import { UndoNote, useUndo } from "../plan/useUndo";

const nothing = { name: "", cubicFeet: "", count: "1" };

/** Things that the lists don't have, with a form that adds them. */
export function OwnItems() {
  const nameInput = useRef<HTMLInputElement>(null);
  const own = usePlanPart((plan) => plan.own);
  const [typed, setTyped] = useTabState("own-item", nothing);
  const [isRefused, setRefused] = useState(false);
  const [removed, remove] = useUndo();
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const size = {
    type: "number",
    className: `${tool.control} ${tool.narrow}`,
  } as const;

  function add() {
    setRefused(own.length >= most.own);
    const [item] = planOf({
      own: [
        {
          name: typed.name,
          cubicFeet: Number(typed.cubicFeet),
          count: Number(typed.count),
        },
      ],
    }).own;
    if (!item || own.length >= most.own) return;
    planStore.update(addOwn(item));
    setTyped(nothing);
    nameInput.current?.focus();
  }

  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h2>{inventoryWords.own}</h2>
      <p>{inventoryWords.ownNote}</p>
      <ul className={styles.ownList}>
        {own.map(({ name, cubicFeet, count }, index) => (
          <li key={`${name} ${index}`}>
            <span>
              {`${count} × ${name}, ${inventoryWords.cubicFeet(String(cubicFeet))}`}
            </span>
            <button
              type="button"
              className={row.step}
              aria-label={inventoryWords.remove(name)}
              onClick={() =>
                remove(inventoryWords.removed(name), removeOwn(index))
              }
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <UndoNote last={removed} next={nameInput} takesFocus />
      <div className={tool.fields}>
        <label className={tool.field}>
          {inventoryWords.ownName}
          <input
            ref={nameInput}
            className={tool.control}
            maxLength={most.name}
            {...field("name")}
          />
        </label>
        <label className={tool.field}>
          {inventoryWords.ownVolume}
          <input
            {...size}
            inputMode="decimal"
            min={0.1}
            step="any"
            max={most.cubicFeet}
            {...field("cubicFeet")}
          />
        </label>
        <label className={tool.field}>
          {inventoryWords.ownCount}
          <input
            {...size}
            inputMode="numeric"
            min={1}
            max={most.count}
            {...field("count")}
          />
        </label>
        <button type="submit" className={tool.button}>
          {inventoryWords.add}
        </button>
      </div>
      <p role="alert">{isRefused && inventoryWords.ownFull(most.own)}</p>
    </form>
  );
}

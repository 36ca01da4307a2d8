import { useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { addCustomItem, removeCustomItem } from "../plan/changes";
import { planLimits, parsePlan } from "../plan/plan";
import { TextField } from "../plan/TextField";
import { planStore, usePlanPart } from "../plan/usePlan";
import { useSessionState } from "../plan/useSessionState";
import { inventoryWords } from "../words";
import * as row from "./InventoryRow.module.css";
import * as styles from "./Inventory.module.css";
import { UndoNote, useUndo } from "../plan/useUndo";

const nothing = { name: "", cubicFeet: "", count: "1" };

const fields = {
  name: { label: inventoryWords.ownName, maxLength: planLimits.name },
  cubicFeet: {
    label: inventoryWords.ownVolume,
    type: "number",
    inputMode: "decimal",
    min: 0.1,
    step: "any",
    max: planLimits.cubicFeet,
  },
  count: {
    label: inventoryWords.ownCount,
    type: "number",
    inputMode: "numeric",
    min: 1,
    max: planLimits.count,
  },
} as const;

/** Things that the lists don't have, with a form that adds them. */
export function CustomItems() {
  const nameInput = useRef<HTMLInputElement>(null);
  const items = usePlanPart((plan) => plan.customItems);
  const [typed, setTyped] = useSessionState("own-item", nothing);
  const [isRefused, setRefused] = useState(false);
  const [removed, remove] = useUndo();
  function add() {
    setRefused(items.length >= planLimits.customItems);
    const [item] = parsePlan({
      customItems: [
        {
          name: typed.name,
          cubicFeet: Number(typed.cubicFeet),
          count: Number(typed.count),
        },
      ],
    }).customItems;
    if (!item || items.length >= planLimits.customItems) return;
    planStore.update(addCustomItem(item));
    setTyped(nothing);
    nameInput.current?.focus();
  }

  return (
    <form
      className={`${styles.own} ${tool.needsScripts}`}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h2>{inventoryWords.own}</h2>
      <p>{inventoryWords.ownNote}</p>
      <ul className={styles.ownList}>
        {items.map(({ id, name, cubicFeet, count }) => (
          <li key={id}>
            <span>
              {`${count} × ${name}, ${inventoryWords.cubicFeet(String(cubicFeet))}`}
            </span>
            <button
              type="button"
              className={row.step}
              aria-label={inventoryWords.remove(name)}
              onClick={() =>
                remove(inventoryWords.removed(name), removeCustomItem(id))
              }
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <UndoNote last={removed} next={nameInput} takesFocus />
      <div className={tool.fields}>
        {(Object.keys(nothing) as (keyof typeof nothing)[]).map((name) => (
          <TextField
            key={name}
            ref={name === "name" ? nameInput : undefined}
            required
            value={typed[name]}
            onChange={({ target }) =>
              setTyped({ ...typed, [name]: target.value })
            }
            {...fields[name]}
          />
        ))}
        <ToolButton type="submit">{inventoryWords.add}</ToolButton>
      </div>
      <p role="alert">
        {isRefused && inventoryWords.ownFull(planLimits.customItems)}
      </p>
    </form>
  );
}

import { useRef } from "react";
import { ToolButton } from "../../components/Button";
import { Status, useMessage } from "../../components/Status";
import * as tool from "../../components/Tool.module.css";
import { typedKeys } from "../../site/storage";
import { addCustomItem, setEntry } from "../plan/changes";
import { planLimits } from "../plan/plan";
import { TextField } from "../plan/fields";
import { planStore, usePlanPart } from "../plan/usePlan";
import { useSessionState } from "../plan/useSessionState";
import { StepButton } from "./StepButton";
import * as styles from "./Inventory.module.css";
import { UndoNote, useUndo } from "../plan/useUndo";

const nothing = { name: "", cubicFeet: "", count: "1" };

const fields = {
  name: { label: "Item name", maxLength: planLimits.name },
  cubicFeet: {
    label: "Cubic feet",
    type: "number",
    inputMode: "decimal",
    min: 0.1,
    step: "any",
    max: planLimits.cubicFeet,
  },
  count: {
    label: "How many",
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
  const [typed, setTyped] = useSessionState(typedKeys.item, nothing);
  const [refused, refuse] = useMessage();
  const [removed, remove] = useUndo();
  function add() {
    refuse(
      items.length < planLimits.customItems
        ? ""
        : `You can add up to ${planLimits.customItems} items of your own. Remove one, or combine a few.`,
    );
    planStore.update(
      addCustomItem({
        name: typed.name,
        cubicFeet: Number(typed.cubicFeet),
        count: Number(typed.count),
      }),
    );
    // What isn't valid stays in its fields.
    if (planStore.get().customItems.length === items.length) return;
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
      <h2>Add your own item</h2>
      <p>
        Multiply length × width × height in feet. A box 2 feet on each side is 8
        cubic feet.
      </p>
      <ul role="list" className={styles.ownList}>
        {items.map(({ id, name, cubicFeet, count }) => (
          <li key={id}>
            <span>
              {`${count} × `}
              <bdi>{name}</bdi>
              {`, ${cubicFeet} cubic feet`}
            </span>
            <StepButton
              label={`Remove: ${name}`}
              sign="×"
              onClick={() =>
                remove(`${name} removed.`, setEntry(`customItems.${id}`, ""))
              }
            />
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
            // Spaces alone count as nothing.
            onChange={(words) =>
              setTyped({ ...typed, [name]: words.trimStart() })
            }
            {...fields[name]}
          />
        ))}
        <ToolButton type="submit">Add item</ToolButton>
      </div>
      <Status message={refused} isUrgent />
    </form>
  );
}

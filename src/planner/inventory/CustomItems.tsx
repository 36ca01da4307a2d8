import { useRef } from "react";
import { ToolButton } from "../../components/Button";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as scripting from "../../components/Scripting.module.css";
import * as tool from "../../components/Tool.module.css";
import { unsubmittedInputStorageKeys } from "../../browser/storage";
import { addCustomItem, setPlanValue } from "../plan/planUpdates";
import { formatVolumeRange } from "../estimate/volumes";
import { planLimits } from "../plan/plan";
import { validateRequiredFields } from "../ui/validateRequiredFields";
import { TextField } from "../ui/LabeledFields";
import { planStore, usePlanSelector } from "../storage/usePlan";
import { useSessionState } from "../storage/useSessionState";
import { SymbolButton } from "./SymbolButton";
import * as styles from "./Inventory.module.css";
import * as row from "./InventoryRow.module.css";
import { UndoStatus, useUndo } from "../ui/useUndo";

const emptyInput = { name: "", cubicFeet: "", count: "1" };

const fields = {
  name: { label: "Item name", maxLength: planLimits.nameLength },
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

/** Items that the rooms don't list, with a form that adds them. */
export function CustomItems() {
  const nameInput = useRef<HTMLInputElement>(null);
  const items = usePlanSelector((plan) => plan.customItems);
  const [unsubmitted, setUnsubmitted] = useSessionState(
    unsubmittedInputStorageKeys.item,
    emptyInput,
  );
  const [error, showError] = useAnnouncer();
  const [lastRemoval, performRemoval] = useUndo();
  function add() {
    showError(
      items.length < planLimits.customItems
        ? ""
        : `You can add up to ${planLimits.customItems} items of your own. Remove one, or combine a few.`,
    );
    planStore.update(
      addCustomItem({
        name: unsubmitted.name,
        cubicFeet: Number(unsubmitted.cubicFeet),
        count: Number(unsubmitted.count),
      }),
    );
    // An invalid item wasn't added: its values stay in the fields.
    if (planStore.getPlan().customItems.length === items.length) return;
    setUnsubmitted(emptyInput);
    nameInput.current?.focus();
  }

  return (
    <form
      className={`${styles.own} ${scripting.needsScripts}`}
      onSubmit={(event) => {
        event.preventDefault();
        const emptyFieldText = validateRequiredFields(event.currentTarget);
        if (emptyFieldText) showError(emptyFieldText);
        else add();
      }}
    >
      <h2>Your own items</h2>
      <p>
        {`Multiply length × width × height in feet. A box 2 feet on each side is ${formatVolumeRange(8, 8)}.`}
      </p>
      <div className={tool.fields}>
        {(Object.keys(emptyInput) as (keyof typeof emptyInput)[]).map(
          (name) => (
            <TextField
              key={name}
              ref={name === "name" ? nameInput : undefined}
              aria-required
              value={unsubmitted[name]}
              // Trimmed, so that spaces alone count as empty.
              onChange={(text) =>
                setUnsubmitted({ ...unsubmitted, [name]: text.trimStart() })
              }
              {...fields[name]}
            />
          ),
        )}
        <ToolButton type="submit">Add item</ToolButton>
      </div>
      <LiveRegion message={error} />
      <UndoStatus
        className={styles.removal}
        last={lastRemoval}
        focusAfterUndo={nameInput}
        takesFocus
      />
      {/* The newest comes first, right below the fields that add it. */}
      <ul role="list" className={styles.items}>
        {[...items].reverse().map(({ id, name, cubicFeet, count }) => (
          <li key={id} className={row.row} data-counted="true">
            <span className={row.name}>
              {`${count} × `}
              <bdi>{name}</bdi>
              <span className={row.size}>
                {formatVolumeRange(cubicFeet, cubicFeet)}
              </span>
            </span>
            <SymbolButton
              label={`Remove: ${name}`}
              sign="×"
              onClick={() =>
                performRemoval(
                  `${name} removed.`,
                  setPlanValue(`customItems.${id}`, ""),
                )
              }
            />
          </li>
        ))}
      </ul>
    </form>
  );
}

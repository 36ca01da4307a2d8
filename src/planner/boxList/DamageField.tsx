import { getToday } from "../../hooks/useToday";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { updateBox } from "../plan/planUpdates";
import { TextField } from "../ui/LabeledFields";
import { planStore, usePlanSelector } from "../storage/usePlan";

/**
 * Returns the current version of a box that is from a deferred plan, because fields must
 * show a change at once.
 */
export const useCurrentBox = (box: Box): Box =>
  usePlanSelector(({ boxes }) => boxes.find(({ id }) => id === box.id)) ?? box;

/** Field for the damage to a box. The plan keeps the day when damage was first entered. */
export function DamageField({ box }: { box: Box }) {
  const { id, number, damage, noted } = useCurrentBox(box);
  return (
    <TextField
      label={`Damage to box ${number}`}
      maxLength={boxLimits.damage}
      value={damage}
      onChange={(text) =>
        planStore.update(
          updateBox(id, { damage: text, noted: text && (noted || getToday()) }),
        )
      }
    />
  );
}

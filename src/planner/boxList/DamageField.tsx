import { getToday } from "../../hooks/useToday";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { updateBox } from "../plan/planUpdates";
import { TextField } from "../ui/LabeledFields";
import { planStore, usePlanSelector } from "../storage/usePlan";

/** The box as the plan has it now, which a field has to show at once. */
export const useCurrentBox = (box: Box): Box =>
  usePlanSelector(({ boxes }) => boxes.find(({ id }) => id === box.id)) ?? box;

/** What is broken in a box. The day on which that was first noted is kept. */
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

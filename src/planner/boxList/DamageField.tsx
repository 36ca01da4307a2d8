import { today } from "../../hooks/useToday";
import { boxLimits } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { setBox } from "../plan/changes";
import { TextField } from "../plan/fields";
import { planStore, usePlanPart } from "../plan/usePlan";

/** The box as the plan has it now, which a field has to show at once. */
export const useBox = (box: Box): Box =>
  usePlanPart(({ boxes }) => boxes.find(({ id }) => id === box.id)) ?? box;

/** What is broken in a box. The day on which that was first noted is kept. */
export function DamageField({ box }: { box: Box }) {
  const { id, number, damage, noted } = useBox(box);
  return (
    <TextField
      label={`Damage to box ${number}`}
      maxLength={boxLimits.damage}
      value={damage}
      onChange={(words) =>
        planStore.update(
          setBox(id, { damage: words, noted: words && (noted || today()) }),
        )
      }
    />
  );
}

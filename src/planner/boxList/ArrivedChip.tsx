import { getToday } from "../../hooks/useToday";
import type { Box } from "../plan/boxes";
import { updateBox } from "../plan/planUpdates";
import { planStore } from "../storage/usePlan";
import { Chip } from "./Chip";

interface ArrivedChipProps {
  /** As the plan has it now, which the chip has to show at once. */
  box: Box;
  label: string;
  onArrived?: ((id: string) => void) | undefined;
}

/** Checks a box off at the new door, or takes that back. */
export const ArrivedChip = ({ box, label, onArrived }: ArrivedChipProps) => (
  <Chip
    label={label}
    checked={box.arrived !== ""}
    onChange={(isHere) => {
      planStore.update(
        updateBox(box.id, { arrived: isHere ? getToday() : "" }),
      );
      if (isHere) onArrived?.(box.id);
    }}
  />
);

import { getToday } from "../../hooks/useToday";
import type { Box } from "../plan/boxes";
import { updateBox } from "../plan/planUpdates";
import { planStore } from "../storage/usePlan";
import { Chip } from "./Chip";

interface ArrivedCheckboxProps {
  /** Current version of the box: a deferred version would show a tick too late. */
  box: Box;
  label: string;
  onArrived?: ((id: string) => void) | undefined;
}

/** Checkbox that marks a box as arrived. */
export const ArrivedCheckbox = ({
  box,
  label,
  onArrived,
}: ArrivedCheckboxProps) => (
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

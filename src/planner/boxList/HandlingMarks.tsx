import { handlingMarks } from "../plan/boxes";
import type { HandlingMark } from "../plan/boxes";
import { Chip } from "./Chip";
import { handlingMarkLabels } from "../plannerTexts";
import * as styles from "./Chip.module.css";

/** SVG paths in a view box of 24 by 24: a glass, a box being opened, and arrows. */
const drawings: Readonly<Record<HandlingMark, string>> = {
  fragile:
    "M6 2h12l-1 8a5 5 0 0 1-4 5v5h4v2H7v-2h4v-5a5 5 0 0 1-4-5zm5 2 2 3-2 2 1.5 2 .5-2 2-2-2-3z",
  first: "M3 11h18v11H3zm6 3v2h6v-2zM2 9l6-6 3 3-3 3zm20 0-6-6-3 3 3 3z",
  up: "M7 2l5 6H9v9H5V8H2zm10 0 5 6h-3v9h-4V8h-3zM3 20h18v2H3z",
};

interface HandlingIconProps {
  mark: HandlingMark;
  /** Whether the icon stands without the mark's label, and so needs a name. */
  isAlone?: boolean;
}

export const HandlingIcon = ({ mark, isAlone = false }: HandlingIconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={styles.icon}
    {...(isAlone
      ? { role: "img", "aria-label": handlingMarkLabels[mark] }
      : { "aria-hidden": true })}
  >
    <path d={drawings[mark]} fillRule="evenodd" />
  </svg>
);

interface HandlingFieldsProps {
  value: readonly HandlingMark[];
  onChange: (value: readonly HandlingMark[]) => void;
}

/** Checkboxes for the marks of a box. */
export const HandlingFields = ({ value, onChange }: HandlingFieldsProps) => (
  <fieldset className={styles.chips}>
    <legend className="visually-hidden">Marks</legend>
    {handlingMarks.map((mark) => (
      <Chip
        key={mark}
        name="mark"
        value={mark}
        label={handlingMarkLabels[mark]}
        icon={<HandlingIcon mark={mark} />}
        checked={value.includes(mark)}
        onChange={(isChecked) =>
          onChange(
            handlingMarks.filter((one) =>
              one === mark ? isChecked : value.includes(one),
            ),
          )
        }
      />
    ))}
  </fieldset>
);

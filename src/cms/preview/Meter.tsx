import { hasGap } from "./gaps";
import * as styles from "./Meter.module.css";

interface MeterProps {
  label: string;
  text: string;
  min?: number | undefined;
  max: number;
}

/** Shows how much of a text's allowed length is used, and whether it fits. */
export function Meter({ label, text, min = 1, max }: MeterProps) {
  const used = hasGap(text) ? 0 : text.trim().length;
  const fits = used >= min && used <= max;
  return (
    <span className={fits ? styles.meter : styles.off}>
      <meter min={0} max={max} value={Math.min(used, max)} />
      {`${label}: ${used} of ${max} characters${used < min && min > 1 ? `, at least ${min}` : ""}`}
    </span>
  );
}

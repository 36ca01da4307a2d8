import type { Fault } from "../../content-model/faults";
import * as styles from "./Faults.module.css";

interface FaultsProps {
  faults: readonly Fault[];
  /** What the faults prevent; those of a draft don't prevent saving. */
  stop: "saved" | "published";
}

/** The faults of a file with their remedies; nothing if there are none. */
export const Faults = ({ faults, stop }: FaultsProps) =>
  faults.length > 0 && (
    <details className={styles.faults} open={faults.length < 4}>
      <summary>
        {faults.length === 1
          ? `One thing to put right before this can be ${stop}`
          : `${faults.length} things to put right before this can be ${stop}`}
      </summary>
      <ul>
        {faults.map(({ field, remedy }) => (
          <li key={field + remedy}>
            {field && <code>{field}</code>} {remedy}
          </li>
        ))}
      </ul>
    </details>
  );

import type { Fault } from "../../content-model/faults";
import * as styles from "./Faults.module.css";

/** What has to change before a file can be saved; nothing when it is right. */
export const Faults = ({ faults }: { faults: readonly Fault[] }) =>
  faults.length > 0 && (
    <details className={styles.faults} open={faults.length < 4}>
      <summary>
        {faults.length === 1
          ? "One thing to put right before this can be saved"
          : `${faults.length} things to put right before this can be saved`}
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

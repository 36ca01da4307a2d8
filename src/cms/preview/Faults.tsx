import type { Fault } from "../../content/model/faults";
import { faultText } from "./faultText";
import * as styles from "./Faults.module.css";

interface FaultsProps {
  title: string;
  faults: readonly Fault[];
  /** Path of the edited file below `content/`. */
  open: string;
}

/** What is wrong with the open entry, or would be with others. */
export const Faults = ({ title, faults, open }: FaultsProps) =>
  faults.length ? (
    <section className={styles.faults} aria-label={title}>
      <p>{title}</p>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>{faultText(fault, open)}</li>
        ))}
      </ul>
    </section>
  ) : null;

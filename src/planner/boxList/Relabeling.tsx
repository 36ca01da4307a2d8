import { useState } from "react";
import * as panel from "../../components/Panel.module.css";
import type { Box } from "../plan/boxes";
import { changeBoxNumbers, useBoxNumbers } from "../plan/boxNumbers";
import { relabelText } from "../words";
import { Chip } from "./Chip";
import * as styles from "./BoxList.module.css";

/**
 * The boxes that got other numbers when two plans were combined, until all are checked
 * off. The last one that is stays for now, so that this can be undone.
 */
export function Relabeling({ boxes }: { boxes: readonly Box[] }) {
  const { renumbered } = useBoxNumbers();
  const [isBegun, begin] = useState(false);
  const rows = renumbered.filter((one) => relabelText(one, boxes));
  if (!isBegun && rows.every(({ isLabeled }) => isLabeled)) return null;
  return (
    <section
      id="relabel"
      className={`${panel.panel} ${styles.relabeling}`}
      aria-labelledby="relabel-heading"
    >
      <h2 id="relabel-heading">Write new numbers on these boxes</h2>
      <ul role="list" className={styles.chips}>
        {rows.map((row) => (
          <li key={row.id}>
            <Chip
              label={relabelText(row, boxes)}
              checked={row.isLabeled}
              onChange={(isLabeled) => {
                begin(true);
                changeBoxNumbers({
                  renumbered: renumbered.map((one) =>
                    one.id === row.id ? { ...one, isLabeled } : one,
                  ),
                });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

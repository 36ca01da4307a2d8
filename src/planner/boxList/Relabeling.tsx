import { useState } from "react";
import * as panel from "../../components/Panel.module.css";
import type { Box } from "../plan/boxes";
import { changeBoxNumbers, useBoxNumbers } from "../plan/boxNumbers";
import type { Renumbered } from "../plan/boxNumbers";
import { relabelText } from "../words";
import { Chip } from "./Chip";
import * as styles from "./BoxList.module.css";

/**
 * The boxes that got other numbers when two plans were combined, until each is checked
 * off. One that was just checked off stays, so that this can be undone.
 */
export function Relabeling({ boxes }: { boxes: readonly Box[] }) {
  const { renumbered } = useBoxNumbers();
  const [labeled, setLabeled] = useState<readonly Renumbered[]>([]);
  const rows = [...renumbered, ...labeled]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .filter((one) => relabelText(one, boxes));
  if (rows.length === 0) return null;
  const without = (list: readonly Renumbered[], { id }: Renumbered) =>
    list.filter((other) => other.id !== id);
  return (
    <section
      id="relabel"
      className={panel.panel}
      aria-labelledby="relabel-heading"
    >
      <h2 id="relabel-heading">Write new numbers on these boxes</h2>
      <ul role="list" className={styles.chips}>
        {rows.map((one) => (
          <li key={one.id}>
            <Chip
              label={relabelText(one, boxes)}
              checked={labeled.includes(one)}
              onChange={(isLabeled) => {
                const open = without(renumbered, one);
                setLabeled([
                  ...without(labeled, one),
                  ...(isLabeled ? [one] : []),
                ]);
                changeBoxNumbers({
                  renumbered: isLabeled ? open : [...open, one],
                });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

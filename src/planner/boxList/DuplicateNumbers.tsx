import { useState } from "react";
import * as panel from "../../components/Panel.module.css";
import { groupBoxesByDuplicateNumber } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { formatDuplicateLines } from "../plannerTexts";
import * as styles from "./BoxList.module.css";

/**
 * Lists the numbers that several boxes share. The list stays when its last number is
 * resolved, so that nothing moves up under the finger.
 */
export function DuplicateNumbers({ boxes }: { boxes: readonly Box[] }) {
  const lines = formatDuplicateLines(
    groupBoxesByDuplicateNumber(boxes).values(),
  );
  const [wasShown, setShown] = useState(false);
  if (lines.length === 0 && !wasShown) return null;
  if (!wasShown) setShown(true);
  return (
    <section
      className={`${panel.panel} ${styles.duplicates}`}
      aria-labelledby="duplicates-heading"
    >
      <h2 id="duplicates-heading">Boxes with the same number</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p role="status">
        {lines.length > 0
          ? "Open one of them under “Find a box”, change its number, and write the new one on it."
          : "Each box has its own number now."}
      </p>
    </section>
  );
}

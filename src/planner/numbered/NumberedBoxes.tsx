import { useMemo, useRef } from "react";
import { Columns } from "../../components/Columns";
import * as tool from "../../components/Tool.module.css";
import { useLaterPlan } from "../plan/usePlan";
import { useTyped } from "../plan/useTyped";
import { withoutScripts } from "../words";
import { Arrivals } from "./Arrivals";
import { BoxSearch } from "./BoxSearch";
import type { Listed } from "./BoxSearch";
import { NewBox } from "./NewBox";
import { Prints } from "./Prints";
import * as styles from "./Numbered.module.css";

interface NumberedBoxesProps extends Omit<Listed, "boxes"> {
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** The list of numbered boxes, from the first one packed to the last one here. */
export function NumberedBoxes({ claim, ...lists }: NumberedBoxesProps) {
  const root = useRef<HTMLDivElement>(null);
  const plan = useLaterPlan();
  const boxes = useMemo(
    () => [...plan.boxes].sort((one, other) => one.number - other.number),
    [plan.boxes],
  );
  useTyped(root);
  return (
    <>
      <noscript>
        <p>{withoutScripts.boxes}</p>
      </noscript>
      <div ref={root} className={tool.needsScripts}>
        <Columns
          aside={
            <div className={styles.stack}>
              <Arrivals boxes={boxes} claim={claim} />
              <Prints boxes={boxes} claim={claim} />
            </div>
          }
        >
          <div className={styles.stack}>
            <NewBox rooms={lists.rooms} />
            <BoxSearch boxes={boxes} {...lists} />
          </div>
        </Columns>
      </div>
    </>
  );
}

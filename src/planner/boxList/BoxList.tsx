import { useMemo } from "react";
import { Columns } from "../../components/Columns";
import * as tool from "../../components/Tool.module.css";
import { useDeferredPlan } from "../plan/usePlan";
import { withoutScripts } from "../words";
import { CheckIn } from "./CheckIn";
import { BoxSearch } from "./BoxSearch";
import type { Listed } from "./BoxSearch";
import { NewBox } from "./NewBox";
import { PrintControls } from "./PrintControls";
import * as styles from "./BoxList.module.css";

interface BoxListProps extends Omit<Listed, "boxes"> {
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** The list of numbered boxes, from the first one packed to the last one here. */
export function BoxList({ claim, ...lists }: BoxListProps) {
  const plan = useDeferredPlan();
  const boxes = useMemo(
    () => [...plan.boxes].sort((one, other) => one.number - other.number),
    [plan.boxes],
  );
  return (
    <>
      <noscript>
        <p>{withoutScripts.boxes}</p>
      </noscript>
      <div className={tool.needsScripts}>
        <Columns
          aside={
            <div className={styles.stack}>
              <CheckIn boxes={boxes} claim={claim} />
              <PrintControls boxes={boxes} claim={claim} />
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

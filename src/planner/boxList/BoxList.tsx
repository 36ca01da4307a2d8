import { useRef } from "react";
import { Columns } from "../../components/Columns";
import * as tool from "../../components/Tool.module.css";
import { typedKeys } from "../../site/storage";
import { CopyReminder } from "../plan/CopyReminder";
import { useDeferredPlan } from "../plan/usePlan";
import { useSessionState } from "../plan/useSessionState";
import type { Packed } from "./BoxFields";
import { CheckIn } from "./CheckIn";
import { DuplicateNumbers } from "./DuplicateNumbers";
import { BoxSearch } from "./BoxSearch";
import type { Listed } from "./BoxSearch";
import { MovingDay, useIsMovingDay } from "./MovingDay";
import { NewBox } from "./NewBox";
import { PrintControls } from "./PrintControls";
import * as styles from "./BoxList.module.css";

interface BoxListProps extends Omit<Listed, "boxes" | "addNew"> {
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** The list of numbered boxes, from the first one packed to the last one here. */
export function BoxList({ claim, ...lists }: BoxListProps) {
  const { boxes, date } = useDeferredPlan();
  const contents = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useSessionState<Partial<Packed>>(typedKeys.box, {});
  const isMovingDay = useIsMovingDay(date);
  const door = <CheckIn boxes={boxes} claim={claim} />;
  return (
    <>
      <noscript>
        <p>
          JavaScript is turned off, so your list can’t be saved. Number the
          boxes by hand, and write down on paper what’s in each one.
        </p>
      </noscript>
      <div className={tool.needsScripts}>
        <DuplicateNumbers boxes={boxes} />
        <nav className={styles.jumps} aria-label="On this page">
          <a href="#pack">Pack</a>
          <a href="#find">Find</a>
          <a href="#door">At the door</a>
        </nav>
        <Columns
          aside={
            <div className={styles.stack}>
              {!isMovingDay && door}
              <PrintControls boxes={boxes} claim={claim} />
            </div>
          }
        >
          <div className={styles.stack}>
            {isMovingDay && door}
            {isMovingDay && <MovingDay />}
            <NewBox rooms={lists.rooms} {...{ typed, setTyped, contents }} />
            <BoxSearch
              boxes={boxes}
              {...lists}
              addNew={(query) => {
                setTyped({ ...typed, contents: query });
                contents.current?.focus();
              }}
            />
          </div>
          <CopyReminder />
        </Columns>
      </div>
    </>
  );
}

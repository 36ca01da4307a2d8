import { useRef } from "react";
import { ColumnsWithAside } from "../../components/ColumnsWithAside";
import * as scripting from "../../components/Scripting.module.css";
import { unsubmittedInputStorageKeys } from "../../browser/storage";
import { BackupReminder } from "../ui/BackupReminder";
import { useDeferredPlan } from "../storage/usePlan";
import { useSessionState } from "../storage/useSessionState";
import type { BoxInput } from "./BoxFields";
import { CheckInPanel } from "./CheckInPanel";
import { DuplicateNumbers } from "./DuplicateNumbers";
import { BoxSearch } from "./BoxSearch";
import type { BoxSearchProps } from "./BoxSearch";
import { MovingDayPanel, useIsMovingDayOrNext } from "./MovingDayPanel";
import { NewBoxForm } from "./NewBoxForm";
import { PrintControls } from "./PrintControls";
import * as styles from "./BoxList.module.css";

interface BoxListToolProps extends Omit<
  BoxSearchProps,
  "boxes" | "startNewBox"
> {
  /** Instructions for filing a claim, as HTML. */
  claim: string;
}

/** The tool for numbered boxes: packing, finding, printing and checking in. */
export function BoxListTool({ claim, ...searchProps }: BoxListToolProps) {
  const { boxes, date } = useDeferredPlan();
  const contentsRef = useRef<HTMLInputElement>(null);
  const [unsubmitted, setUnsubmitted] = useSessionState<Partial<BoxInput>>(
    unsubmittedInputStorageKeys.box,
    {},
  );
  const isMovingDay = useIsMovingDayOrNext(date);
  const checkIn = <CheckInPanel boxes={boxes} claim={claim} />;
  return (
    <>
      <noscript>
        <p>
          JavaScript is turned off, so your list can’t be saved. Number the
          boxes by hand, and write down on paper what’s in each one.
        </p>
      </noscript>
      <div className={`${scripting.needsScripts} ${styles.tool}`}>
        <DuplicateNumbers boxes={boxes} />
        <nav className={styles.jumps} aria-label="On this page">
          <a href="#pack" className="outlined">
            Pack
          </a>
          <a href="#find" className="outlined">
            Find
          </a>
          <a href="#door" className="outlined">
            At the door
          </a>
        </nav>
        <ColumnsWithAside
          aside={
            <div className={styles.stack}>
              {!isMovingDay && checkIn}
              <PrintControls boxes={boxes} claim={claim} />
            </div>
          }
        >
          <div className={styles.stack}>
            {isMovingDay && checkIn}
            {isMovingDay && <MovingDayPanel />}
            <NewBoxForm
              rooms={searchProps.rooms}
              unsubmitted={unsubmitted}
              setUnsubmitted={setUnsubmitted}
              contentsRef={contentsRef}
            />
            <BoxSearch
              boxes={boxes}
              {...searchProps}
              startNewBox={(query) => {
                setUnsubmitted({ ...unsubmitted, contents: query });
                contentsRef.current?.focus();
              }}
            />
          </div>
          <BackupReminder />
        </ColumnsWithAside>
      </div>
    </>
  );
}

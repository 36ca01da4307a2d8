import { useMemo, useRef } from "react";
import { Columns } from "../../components/Columns";
import * as tool from "../../components/Tool.module.css";
import { useToday } from "../../hooks/useToday";
import { useDeferredPlan } from "../plan/usePlan";
import { useSessionState } from "../plan/useSessionState";
import { withoutScripts } from "../words";
import type { Packed } from "./BoxFields";
import { CheckIn } from "./CheckIn";
import { BoxSearch } from "./BoxSearch";
import type { Listed } from "./BoxSearch";
import { NewBox } from "./NewBox";
import { PrintControls } from "./PrintControls";
import { boxListText } from "./words";
import * as styles from "./BoxList.module.css";

const nothing: Partial<Packed> = {};

/** The parts of the list, which are screens apart on a phone. */
const jumps = [
  ["pack", boxListText.pack],
  ["find", boxListText.jumpToFind],
  ["door", boxListText.jumpToDoor],
] as const;

interface BoxListProps extends Omit<Listed, "boxes" | "addNew"> {
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
  const contents = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useSessionState("new-box", nothing);
  const today = useToday();
  const isMovingDay = plan.date !== "" && plan.date === today;
  const door = <CheckIn boxes={boxes} claim={claim} />;
  return (
    <>
      <noscript>
        <p>{withoutScripts.boxes}</p>
      </noscript>
      <div className={tool.needsScripts}>
        <nav className={styles.jumps} aria-label={boxListText.jumps}>
          {jumps.map(([id, text]) => (
            <a key={id} href={`#${id}`}>
              {text}
            </a>
          ))}
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
        </Columns>
      </div>
    </>
  );
}

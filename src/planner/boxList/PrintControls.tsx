import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { ActionRow } from "../../components/Button";
import { Panel } from "../../components/Panel";
import * as tool from "../../components/Tool.module.css";
import type { Box } from "../plan/boxes";
import { PrintButton } from "../plan/PrintButton";
import { printOnly } from "../plan/printSection";
import { TextField } from "../plan/TextField";
import { Chip } from "./Chip";
import { ClaimSheet, claimedBoxes } from "./ClaimSheet";
import { Labels, perSheet } from "./Labels";
import { PrintedList } from "./PrintedList";
import type { ListProps } from "./PrintedList";
import { boxListText } from "./words";
import * as styles from "./BoxList.module.css";

type Sheets = "labels" | "claim" | ListProps["order"];

interface PrintControlsProps {
  boxes: readonly Box[];
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** Prints labels, lists, and a sheet for a claim. */
export function PrintControls({ boxes, claim }: PrintControlsProps) {
  const [sheets, setSheets] = useState<Sheets>();
  const [numbers, setNumbers] = useState({ from: "", to: "", start: "1" });
  const [hasContents, showContents] = useState(true);
  const [isPlain, setPlain] = useState(false);
  const { from, to, start } = numbers;
  const labeled = boxes.filter(
    ({ number }) =>
      number >= Number(from) && number <= (Number(to) || Infinity),
  );
  const claimed = claimedBoxes(boxes);
  const paper = useRef<HTMLDivElement>(null);
  const print = (kind: Sheets) => {
    flushSync(() => setSheets(kind));
    window.print();
  };
  // The browser's own command prints the list.
  const prepare = useEffectEvent(() => {
    if (!sheets && boxes.length > 0) flushSync(() => setSheets("number"));
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("beforeprint", () => prepare(), { signal });
    window.addEventListener("afterprint", () => setSheets(undefined), {
      signal,
    });
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    if (sheets) return printOnly(paper.current);
  }, [sheets]);

  const numberField = (name: keyof typeof numbers, max?: number) => (
    <TextField
      label={boxListText[name]}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={numbers[name]}
      onChange={({ target }) =>
        setNumbers({ ...numbers, [name]: target.value })
      }
    />
  );
  const button = (words: string, kind: Sheets, printed: readonly Box[]) => (
    <PrintButton onClick={() => print(kind)} disabled={printed.length === 0}>
      {words}
    </PrintButton>
  );

  return (
    <Panel as="section" id="labels" heading={boxListText.print}>
      <p>{boxListText.printNote}</p>
      <div className={styles.fields}>
        <div className={tool.fields}>
          {numberField("from")}
          {numberField("to")}
          {numberField("start", perSheet)}
        </div>
        <div className={styles.chips}>
          <Chip
            name="contents-on-labels"
            checked={hasContents}
            onChange={showContents}
          >
            <span>{boxListText.onLabels}</span>
          </Chip>
          <Chip name="plain-paper" checked={isPlain} onChange={setPlain}>
            <span>{boxListText.plain}</span>
          </Chip>
        </div>
      </div>
      <ActionRow>
        {button(boxListText.printLabels(labeled.length), "labels", labeled)}
        {button(boxListText.byNumber, "number", boxes)}
        {button(boxListText.byRoom, "room", boxes)}
        {button(boxListText.printClaim, "claim", claimed)}
      </ActionRow>
      <p className={`${tool.status} ${tool.fromPlan}`} role="status">
        {boxes.length === 0
          ? boxListText.nothingToPrint
          : labeled.length === 0
            ? boxListText.noLabels
            : claimed.length === 0 && boxListText.noClaim}
      </p>
      {sheets &&
        createPortal(
          <div ref={paper} className={styles.sheets} data-printed>
            {sheets === "labels" ? (
              <Labels
                boxes={labeled}
                start={Number(start)}
                {...{ hasContents, isPlain }}
              />
            ) : sheets === "claim" ? (
              <ClaimSheet boxes={boxes} claim={claim} />
            ) : (
              <PrintedList boxes={boxes} order={sheets} />
            )}
          </div>,
          document.body,
        )}
    </Panel>
  );
}

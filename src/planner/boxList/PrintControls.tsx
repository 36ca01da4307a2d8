import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { ActionRow } from "../../components/Button";
import { Panel } from "../../components/Panel";
import * as tool from "../../components/Tool.module.css";
import { counted } from "../../site/text";
import { findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { claimedBoxes } from "../plan/claims";
import { PrintButton, printOnly } from "../plan/PrintButton";
import { TextField } from "../plan/fields";
import { Chip } from "./Chip";
import { ClaimSheet } from "./ClaimSheet";
import { Labels, perSheet } from "./Labels";
import { PrintedList } from "./PrintedList";
import type { ListProps } from "./PrintedList";
import * as styles from "./BoxList.module.css";

type Sheets = "labels" | "claim" | ListProps["order"];

interface PrintControlsProps {
  boxes: readonly Box[];
  /** What to know about a claim, as HTML. */
  claim: string;
}

/** What to know before something is printed. */
function hintFor(
  boxes: readonly Box[],
  labeled: readonly Box[],
  claimed: readonly Box[],
): string {
  if (boxes.length === 0) return "Nothing to print yet. Add a box first.";
  if (labeled.length === 0) return "There are no boxes in that range.";
  if (findDuplicateNumbers(labeled).size > 0)
    return "Some labels will have the same number. Change that first.";
  return claimed.length > 0
    ? ""
    : "A claim sheet lists what’s damaged or, once you check boxes in, what’s missing.";
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
  const print = (kind: Sheets) => {
    flushSync(() => setSheets(kind));
    window.print();
  };
  useEffect(() => {
    const listening = new AbortController();
    // The browser's own command prints the list.
    const prepare = () =>
      flushSync(() => setSheets((kind) => kind ?? "number"));
    window.addEventListener("beforeprint", prepare, listening);
    window.addEventListener(
      "afterprint",
      () => setSheets(undefined),
      listening,
    );
    return () => listening.abort();
  }, []);

  const numberField = (
    label: string,
    name: keyof typeof numbers,
    max?: number,
  ) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={numbers[name]}
      onChange={(number) => setNumbers({ ...numbers, [name]: number })}
    />
  );
  const button = (words: string, kind: Sheets, printed: readonly Box[]) => (
    <PrintButton onClick={() => print(kind)} disabled={printed.length === 0}>
      {words}
    </PrintButton>
  );

  return (
    <Panel as="section" id="labels" heading="Print labels and lists">
      <p>
        Labels fit Avery 5163 (10 per letter-size sheet). Print at 100 percent,
        without margins or headers.
      </p>
      <div className={styles.fields}>
        <div className={tool.fields}>
          {numberField("From box", "from")}
          {numberField("To box", "to")}
          {numberField("First free label", "start", perSheet)}
        </div>
        <div className={styles.chips}>
          <Chip
            name="contents-on-labels"
            label="Print contents on the labels"
            checked={hasContents}
            onChange={showContents}
          />
          <Chip
            name="plain-paper"
            label="Plain paper with cut lines"
            checked={isPlain}
            onChange={setPlain}
          />
        </div>
      </div>
      <ActionRow>
        {button(
          labeled.length > 0
            ? `Print ${counted(labeled.length, "label")}`
            : "Print labels",
          "labels",
          labeled,
        )}
        {button("List by number", "number", boxes)}
        {button("List by room", "room", boxes)}
        {button("Claim sheet", "claim", claimed)}
      </ActionRow>
      <p className={`${tool.status} ${tool.fromPlan}`} role="status">
        {hintFor(boxes, labeled, claimed)}
      </p>
      {sheets &&
        boxes.length > 0 &&
        createPortal(
          <div ref={printOnly} className={tool.printed} data-printed>
            {sheets === "labels" ? (
              <Labels
                boxes={
                  hasContents
                    ? labeled
                    : labeled.map((box) => ({ ...box, contents: "" }))
                }
                start={Number(start)}
                isPlain={isPlain}
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

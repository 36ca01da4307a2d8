import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Disclosure } from "../../components/Disclosure";
import * as panel from "../../components/Panel.module.css";
import * as liveRegion from "../../components/LiveRegion.module.css";
import * as tool from "../../components/Tool.module.css";
import { pluralize } from "../../shared/text";
import { groupBoxesByDuplicateNumber } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { findClaimableBoxes } from "../dates/claims";
import { PrintButton, hideSiblingsInPrint } from "../ui/PrintButton";
import { TextField } from "../ui/LabeledFields";
import { Chip } from "./Chip";
import { ClaimSheet } from "./ClaimSheet";
import { BoxLabels, labelsPerSheet } from "./BoxLabels";
import { PrintedBoxList } from "./PrintedBoxList";
import type { PrintedBoxListProps } from "./PrintedBoxList";
import * as styles from "./BoxList.module.css";
import * as chip from "./Chip.module.css";

type SheetKind = "labels" | "claim" | PrintedBoxListProps["order"];

interface PrintControlsProps {
  boxes: readonly Box[];
  /** Instructions for filing a claim, as HTML. */
  claim: string;
}

/** Describes the problem with the chosen range of labels; empty if there is none. */
function describeLabelProblem(
  boxes: readonly Box[],
  labeled: readonly Box[],
): string {
  if (boxes.length > 0 && labeled.length === 0)
    return "There are no boxes in that range.";
  if (groupBoxesByDuplicateNumber(labeled).size > 0)
    return "Some labels will have the same number. Change that first.";
  return "";
}

/** Returns the reason why a button is disabled; empty if all buttons are enabled. */
function hintFor(boxes: readonly Box[], claimed: readonly Box[]): string {
  if (boxes.length === 0) return "Nothing to print yet. Add a box first.";
  if (claimed.length === 0)
    return "A claim sheet lists what’s damaged or, once you check boxes in, what’s missing.";
  return "";
}

/** Prints labels, lists, and a claim sheet. */
export function PrintControls({ boxes, claim }: PrintControlsProps) {
  const [sheetKind, setSheetKind] = useState<SheetKind>();
  const [numberInputs, setNumberInputs] = useState({
    from: "",
    to: "",
    start: "1",
  });
  const [printsContents, setPrintsContents] = useState(true);
  const [isPlain, setPlain] = useState(false);
  const { from, to, start } = numberInputs;
  const labeledBoxes = boxes.filter(
    ({ number }) =>
      number >= Number(from) && number <= (Number(to) || Infinity),
  );
  const claimedBoxes = findClaimableBoxes(boxes);
  const labelProblem = describeLabelProblem(boxes, labeledBoxes);
  const print = (kind: SheetKind) => {
    flushSync(() => setSheetKind(kind));
    window.print();
  };
  useEffect(() => {
    const listening = new AbortController();
    // The browser's print command chooses no kind of sheet: the list by number is the
    // default.
    const prepare = () =>
      flushSync(() => setSheetKind((kind) => kind ?? "number"));
    window.addEventListener("beforeprint", prepare, listening);
    window.addEventListener(
      "afterprint",
      () => setSheetKind(undefined),
      listening,
    );
    return () => listening.abort();
  }, []);

  const numberField = (
    label: string,
    name: keyof typeof numberInputs,
    max?: number,
  ) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={numberInputs[name]}
      onChange={(number) =>
        setNumberInputs({ ...numberInputs, [name]: number })
      }
    />
  );
  const button = (
    label: string,
    kind: SheetKind,
    printedBoxes: readonly Box[],
  ) => (
    <PrintButton
      onClick={() => print(kind)}
      disabled={printedBoxes.length === 0}
    >
      {label}
    </PrintButton>
  );

  function renderSheet(kind: SheetKind) {
    if (kind === "claim") return <ClaimSheet boxes={boxes} claim={claim} />;
    if (kind !== "labels") return <PrintedBoxList boxes={boxes} order={kind} />;
    const labels = printsContents
      ? labeledBoxes
      : labeledBoxes.map((box) => ({ ...box, contents: "" }));
    return <BoxLabels boxes={labels} start={Number(start)} isPlain={isPlain} />;
  }

  return (
    <Disclosure
      id="labels"
      // Unseen until the panel above it has opened for the boxes of a stored plan.
      className={`${panel.folding} ${tool.fromPlan}`}
      summary={<h2>Print labels and lists</h2>}
      open={boxes.length > 0}
    >
      <p>
        Labels fit Avery 5163 (10 per letter-size sheet). Print at 100 percent,
        without margins or headers.
      </p>
      <div className={styles.fields}>
        <div className={tool.fields}>
          {numberField("From box", "from")}
          {numberField("To box", "to")}
          {numberField("First free label", "start", labelsPerSheet)}
        </div>
        <div className={chip.chips}>
          <Chip
            name="contents-on-labels"
            label="Print contents on the labels"
            checked={printsContents}
            onChange={setPrintsContents}
          />
          <Chip
            name="plain-paper"
            label="Plain paper with cut lines"
            checked={isPlain}
            onChange={setPlain}
          />
        </div>
      </div>
      <div className={styles.sheets}>
        {button(
          labeledBoxes.length > 0
            ? `Print ${pluralize(labeledBoxes.length, "label")}`
            : "Print labels",
          "labels",
          labeledBoxes,
        )}
        {button("List by number", "number", boxes)}
        {button("List by room", "room", boxes)}
        {button("Claim sheet", "claim", claimedBoxes)}
      </div>
      <p className={`${liveRegion.status} ${tool.fromPlan}`}>
        {/* Only the problem is announced, because it results from an entry. */}
        <span role="status">{labelProblem}</span>
        {labelProblem ? "" : hintFor(boxes, claimedBoxes)}
      </p>
      {sheetKind &&
        boxes.length > 0 &&
        createPortal(
          <div ref={hideSiblingsInPrint} className={tool.printed} data-printed>
            {renderSheet(sheetKind)}
          </div>,
          document.body,
        )}
    </Disclosure>
  );
}

import { useDeferredValue, useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import * as liveRegion from "../../components/LiveRegion.module.css";
import { groupBoxesByDuplicateNumber } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { DebouncedStatus } from "../ui/DebouncedStatus";
import { TextField } from "../ui/LabeledFields";
import { UndoStatus, useUndo } from "../ui/useUndo";
import { BoxRow } from "./BoxRow";
import { Chip } from "./Chip";
import { findBoxes } from "./findBoxes";
import { useProgressiveRowCount } from "./useProgressiveRowCount";
import {
  formatBoxCount,
  describeDuplicateNumber,
  formatBox,
} from "../plannerTexts";
import * as styles from "./BoxList.module.css";
import * as chip from "./Chip.module.css";

export interface BoxSearchProps {
  /** Boxes, sorted by number. */
  boxes: readonly Box[];
  rooms: readonly string[];
  /** Items of the inventory, by whose synonyms the search also finds boxes. */
  inventoryItems: Parameters<typeof findBoxes>[2];
  /** Starts a new box with the query as its contents. */
  startNewBox: (contents: string) => void;
}

const filters = {
  All: () => true,
  "Not here yet": ({ arrived }: Box) => !arrived,
  Fragile: ({ marks }: Box) => marks.includes("fragile"),
  "Open first": ({ marks }: Box) => marks.includes("first"),
};

type Filter = keyof typeof filters;

/** Count of boxes that are visible without a search. */
const initialRowCount = 5;

function describeFound(found: readonly Box[]): string {
  const [first, ...others] = found;
  if (!first) return formatBoxCount(0);
  if (others.length === 0) return formatBox(first);
  return others.every(({ number }) => number === first.number)
    ? describeDuplicateNumber(found)
    : formatBoxCount(found.length);
}

/** Search field with its results, the highest number first. */
export function BoxSearch({
  boxes,
  rooms,
  inventoryItems,
  startNewBox,
}: BoxSearchProps) {
  const searchField = useRef<HTMLInputElement>(null);
  const [searchText, setSearchText] = useState("");
  const [selected, select] = useState<Filter>("All");
  const [lastRemoval, perform] = useUndo();
  // Deferred, so that the field and the chips respond before the list.
  const query = useDeferredValue(searchText.trim());
  const filter = useDeferredValue(selected);
  const { matches, isSimilar } = findBoxes(
    boxes.filter(filters[filter]),
    query,
    inventoryItems,
  );
  const duplicates = groupBoxesByDuplicateNumber(boxes);
  const resultText =
    (isSimilar ? "No exact match. Similar: " : "") + describeFound(matches);
  const isSearch = query !== "" || filter !== "All";
  const [isExpanded, setExpanded] = useState(false);
  const showsAll = isSearch || isExpanded;
  const visibleCount = useProgressiveRowCount(
    showsAll ? matches.length : initialRowCount,
  );
  const visible = matches.slice(-visibleCount);

  return (
    <section id="find" className={styles.list}>
      <h2>Find a box</h2>
      <TextField
        ref={searchField}
        label="Word, room, or number"
        type="search"
        name="find"
        value={searchText}
        onChange={setSearchText}
      />
      <fieldset className={chip.chips}>
        <legend className="visually-hidden">Show</legend>
        {(Object.keys(filters) as Filter[]).map((name) => (
          <Chip
            key={name}
            type="radio"
            name="show"
            label={name}
            checked={selected === name}
            onChange={(isChosen) => isChosen && select(name)}
          />
        ))}
      </fieldset>
      <UndoStatus last={lastRemoval} focusAfterUndo={searchField} takesFocus />
      <p className={liveRegion.status}>
        {boxes.length > 0 ? resultText : "Your boxes will be listed here."}
      </p>
      <DebouncedStatus text={isSearch ? resultText : ""} />
      {query && (isSimilar || matches.length === 0) && (
        <ToolButton onClick={() => startNewBox(query)}>
          {`Add “${query}” as a new box`}
        </ToolButton>
      )}
      <ul role="list" className={styles.rows}>
        {[...visible].reverse().map((box) => (
          <BoxRow
            key={box.id}
            box={box}
            rooms={rooms}
            perform={perform}
            count={duplicates.get(box.number)?.length ?? 1}
          />
        ))}
      </ul>
      {!showsAll && initialRowCount < matches.length && (
        <ToolButton onClick={() => setExpanded(true)}>
          {`Show all ${formatBoxCount(matches.length)}`}
        </ToolButton>
      )}
    </section>
  );
}

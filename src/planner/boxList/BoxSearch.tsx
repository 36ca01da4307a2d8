import { startTransition, useDeferredValue, useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { DebouncedStatus } from "../ui/DebouncedStatus";
import { TextField } from "../ui/LabeledFields";
import { UndoStatus, useUndo } from "../ui/useUndo";
import { BoxRow } from "./BoxRow";
import { Chip } from "./Chip";
import { findBoxes } from "./findBoxes";
import { formatBoxCount, duplicateText, formatBox } from "../plannerTexts";
import * as styles from "./BoxList.module.css";

export interface BoxSearchProps {
  /** The boxes, by their numbers. */
  boxes: readonly Box[];
  rooms: readonly string[];
  /** What the inventory lists, whose names and other words are searched for, too. */
  inventoryItems: Parameters<typeof findBoxes>[2];
  /** Begins a new box with what was sought. */
  startNewBox: (contents: string) => void;
}

const filters = {
  All: () => true,
  "Not here yet": ({ arrived }: Box) => !arrived,
  Fragile: ({ marks }: Box) => marks.includes("fragile"),
  "Open first": ({ marks }: Box) => marks.includes("first"),
};

type Filter = keyof typeof filters;

/** How many boxes are shown before somebody searches. */
const latestCount = 5;

function describeFound(found: readonly Box[]): string {
  const [first, ...others] = found;
  if (!first) return formatBoxCount(0);
  if (others.length === 0) return formatBox(first);
  return others.every(({ number }) => number === first.number)
    ? duplicateText(found)
    : formatBoxCount(found.length);
}

/** All boxes, the last one first, or those that are sought. */
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
  // What was tapped or typed is seen before the list follows.
  const query = useDeferredValue(searchText.trim());
  const filter = useDeferredValue(selected);
  const { matches, isSimilar } = findBoxes(
    boxes.filter(filters[filter]),
    query,
    inventoryItems,
  );
  const duplicates = findDuplicateNumbers(boxes);
  const resultText =
    (isSimilar ? "No exact match. Similar: " : "") + describeFound(matches);
  const isSearch = query !== "" || filter !== "All";
  const [isExpanded, setExpanded] = useState(false);
  const visible =
    isSearch || isExpanded ? matches : matches.slice(-latestCount);

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
      <fieldset className={styles.chips}>
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
      <p className={tool.status}>
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
            {...{ box, rooms, perform }}
            count={duplicates.get(box.number)?.length ?? 1}
          />
        ))}
      </ul>
      {visible.length < matches.length && (
        <ToolButton onClick={() => startTransition(() => setExpanded(true))}>
          {`Show all ${formatBoxCount(matches.length)}`}
        </ToolButton>
      )}
    </section>
  );
}

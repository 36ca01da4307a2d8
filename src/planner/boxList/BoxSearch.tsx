import { startTransition, useDeferredValue, useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { Spoken } from "../plan/Spoken";
import { TextField } from "../plan/fields";
import { UndoNote, useUndo } from "../plan/useUndo";
import { BoxRow } from "./BoxRow";
import { Chip } from "./Chip";
import { findBoxes } from "./findBoxes";
import { countedBoxes, duplicateText, nameOf } from "../words";
import * as styles from "./BoxList.module.css";

export interface Listed {
  /** The boxes, by their numbers. */
  boxes: readonly Box[];
  rooms: readonly string[];
  /** What the inventory lists, whose names and other words are searched for, too. */
  things: Parameters<typeof findBoxes>[2];
  /** Begins a new box with what was sought. */
  addNew: (contents: string) => void;
}

const filters = {
  All: () => true,
  "Not here yet": ({ arrived }: Box) => !arrived,
  Fragile: ({ marks }: Box) => marks.includes("fragile"),
  "Open first": ({ marks }: Box) => marks.includes("first"),
};

type Filter = keyof typeof filters;

/** How many boxes are shown before somebody searches. */
const latest = 5;

function describeFound(found: readonly Box[]): string {
  const [first, ...others] = found;
  if (!first) return countedBoxes(0);
  if (others.length === 0) return nameOf(first);
  return others.every(({ number }) => number === first.number)
    ? duplicateText(found)
    : countedBoxes(found.length);
}

/** All boxes, the last one first, or those that are sought. */
export function BoxSearch({ boxes, rooms, things, addNew }: Listed) {
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, choose] = useState<Filter>("All");
  const [removed, act] = useUndo();
  // What was tapped or typed is seen before the list follows.
  const query = useDeferredValue(typed.trim());
  const filter = useDeferredValue(chosen);
  const { found, isSimilar } = findBoxes(
    boxes.filter(filters[filter]),
    query,
    things,
  );
  const duplicates = findDuplicateNumbers(boxes);
  const words =
    (isSimilar ? "No exact match. Similar: " : "") + describeFound(found);
  const isSearch = query !== "" || filter !== "All";
  const [isWhole, showWhole] = useState(false);
  const shown = isSearch || isWhole ? found : found.slice(-latest);

  return (
    <section id="find" className={styles.list}>
      <h2>Find a box</h2>
      <TextField
        ref={search}
        label="Word, room, or number"
        type="search"
        name="find"
        value={typed}
        onChange={setTyped}
      />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">Show</legend>
        {(Object.keys(filters) as Filter[]).map((name) => (
          <Chip
            key={name}
            type="radio"
            name="show"
            label={name}
            checked={chosen === name}
            onChange={(isChosen) => isChosen && choose(name)}
          />
        ))}
      </fieldset>
      <UndoNote last={removed} next={search} takesFocus />
      <p className={tool.status}>
        {boxes.length > 0 ? words : "Your boxes will be listed here."}
      </p>
      <Spoken text={isSearch ? words : ""} />
      {query && (isSimilar || found.length === 0) && (
        <ToolButton onClick={() => addNew(query)}>
          {`Add “${query}” as a new box`}
        </ToolButton>
      )}
      <ul role="list" className={styles.rows}>
        {[...shown].reverse().map((box) => (
          <BoxRow
            key={box.id}
            {...{ box, rooms, act }}
            count={duplicates.get(box.number)?.length ?? 1}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <ToolButton onClick={() => startTransition(() => showWhole(true))}>
          {`Show all ${countedBoxes(found.length)}`}
        </ToolButton>
      )}
    </section>
  );
}

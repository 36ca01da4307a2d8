import { startTransition, useDeferredValue, useRef, useState } from "react";
import { ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { useDebounced } from "../inventory/useDebounced";
import type { Box } from "../plan/boxes";
import { CopyReminder } from "../plan/CopyReminder";
import { TextField } from "../plan/TextField";
import { UndoNote, useUndo } from "../plan/useUndo";
import { BoxRow } from "./BoxRow";
import { Chip } from "./Chip";
import { findBoxes } from "./findBoxes";
import { boxListText } from "./words";
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
  all: () => true,
  coming: ({ arrived }: Box) => !arrived,
  fragile: ({ marks }: Box) => marks.includes("fragile"),
  first: ({ marks }: Box) => marks.includes("first"),
};

type Filter = keyof typeof filters;

/** How many boxes are shown before somebody searches. */
const latest = 5;

/** All boxes, the last one first, or those that are sought. */
export function BoxSearch({ boxes, rooms, things, addNew }: Listed) {
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, choose] = useState<Filter>("all");
  const [removed, act] = useUndo();
  // What was tapped or typed is seen before the list follows.
  const query = useDeferredValue(typed.trim());
  const filter = useDeferredValue(chosen);
  const { found, isSimilar } = findBoxes(
    boxes.filter(filters[filter]),
    query,
    things,
  );
  const words = boxListText.found(found, isSimilar);
  const isSearch = query !== "" || filter !== "all";
  const [isWhole, showWhole] = useState(false);
  const shown = isSearch || isWhole ? found : found.slice(-latest);
  const spoken = useDebounced(isSearch ? words : "");

  return (
    <section id="find" className={styles.list}>
      <h2>{boxListText.list}</h2>
      <TextField
        ref={search}
        label={boxListText.find}
        type="search"
        name="find"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{boxListText.show}</legend>
        {(Object.keys(filters) as Filter[]).map((name) => (
          <Chip
            key={name}
            type="radio"
            name="show"
            checked={chosen === name}
            onChange={() => choose(name)}
          >
            <span>{boxListText.filters[name]}</span>
          </Chip>
        ))}
      </fieldset>
      <UndoNote last={removed} next={search} takesFocus />
      <p className={tool.status}>
        {boxes.length > 0 ? words : boxListText.none}
      </p>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {query && (isSimilar || found.length === 0) && (
        <ToolButton onClick={() => addNew(query)}>
          {boxListText.addNew(query)}
        </ToolButton>
      )}
      <ul className={styles.rows}>
        {[...shown].reverse().map((box) => (
          <BoxRow key={box.id} {...{ box, rooms, act }} />
        ))}
      </ul>
      {shown.length < found.length && (
        <ToolButton onClick={() => startTransition(() => showWhole(true))}>
          <span key={found.length}>{boxListText.all(found.length)}</span>
        </ToolButton>
      )}
      <CopyReminder />
    </section>
  );
}

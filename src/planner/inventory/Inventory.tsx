import { useDeferredValue, useRef, useState } from "react";
import { Columns } from "../../components/Columns";
import * as tool from "../../components/Tool.module.css";
import { counted } from "../../site/text";
import { setCounts } from "../plan/changes";
import { CopyLink, CopyReminder } from "../plan/CopyReminder";
import { SelectField, TextField } from "../plan/fields";
import { Spoken } from "../plan/Spoken";
import { StorageWarning } from "../plan/StorageWarning";
import { usePlanPart } from "../plan/usePlan";
import { isStart, sumVolume, typicalCounts } from "../plan/volumes";
import * as styles from "./Inventory.module.css";
import { InventoryTotals } from "./InventoryTotals";
import { LoadSummary } from "./LoadSummary";
import type { LoadProps } from "./LoadSummary";
import { CustomItems } from "./CustomItems";
import { RoomPart } from "./RoomPart";
import { search } from "./search";
import { UndoNote, useUndo } from "../plan/useUndo";

/** The list of what is moving, room by room, and how much it is. */
export function Inventory({ rooms, sizes }: LoadProps) {
  const { homes } = sizes;
  const [query, setQuery] = useState("");
  const filter = useDeferredValue(query.trim());
  const [filled, fill] = useUndo();
  const startSelect = useRef<HTMLSelectElement>(null);
  const home = usePlanPart((plan) => plan.home);
  const isBegun = usePlanPart(
    ({ counts, customItems }) =>
      customItems.length > 0 || Object.keys(counts).length > 0,
  );
  const items = rooms.flatMap((room) => room.items);

  function start(size: string) {
    const chosen = homes.find((one) => one.size === size);
    if (!chosen) return;
    const counts = typicalCounts(rooms, size);
    const before = homes.find((one) => one.size === home);
    const { pieces } = sumVolume(items, counts);
    fill(
      `Filled in ${counted(pieces, "item")} for a typical home (${chosen.name}).` +
        (before && before !== chosen ? ` Your plan said ${before.name}.` : ""),
      setCounts(size, counts),
    );
  }

  const { found, isSimilar } = search(
    items,
    filter,
    ({ name, also }) => `${name} ${also ?? ""}`,
  );
  const shown = new Set(found);
  const result =
    filter &&
    (found.length === 0
      ? "No match. You can add it as your own item below."
      : isSimilar
        ? `No exact match, but ${counted(found.length, "similar item")}`
        : `${counted(found.length, "item")} found`);

  return (
    <div
      className={styles.layout}
      data-counted={isBegun}
      data-searching={filter !== ""}
    >
      <Columns aside={<InventoryTotals {...{ rooms, sizes }} />}>
        <div className={`${styles.tools} ${tool.needsScripts} unprinted`}>
          <div className={tool.fields}>
            <SelectField
              ref={startSelect}
              label="Start from a typical home"
              none="Choose a size"
              options={homes
                .filter(({ size }) => isStart(size))
                .map(({ size, name }) => [size, name])}
              name="start"
              value={isBegun && isStart(home) ? home : ""}
              onChange={start}
            />
            <TextField
              label="Find an item"
              type="search"
              name="find"
              value={query}
              onChange={setQuery}
              onFocus={({ target }) => {
                // Below it, what is found is above a phone's keyboard.
                if (matchMedia("(max-width: 47.99rem)").matches)
                  target.scrollIntoView();
              }}
            />
          </div>
          {!filter && (
            <p className={tool.quiet}>
              This fills in what such a home usually has, boxes included. Then
              change what’s different. <CopyLink />
            </p>
          )}
          {!filter && <UndoNote last={filled} next={startSelect} />}
          <StorageWarning />
        </div>
        <noscript>
          <p>
            JavaScript is turned off, so totals can’t be added up here. The list
            shows the cubic feet of each item: open the rooms, print the page,
            and add them up by hand.
          </p>
        </noscript>
        {/* In sight on phones; other screens have it beside the list. */}
        <div className={styles.bar} aria-hidden="true">
          <LoadSummary {...{ rooms, sizes }} />
        </div>
        {filter && <p className="unprinted">{result}</p>}
        <Spoken text={result} />
        {rooms.map((room) => (
          <RoomPart
            key={room.name}
            room={room}
            shown={shown}
            isSearched={filter !== ""}
          />
        ))}
        <CustomItems />
        <p className={tool.quiet}>
          Volumes are typical figures from movers’ cube sheets. The range shows
          smaller and larger items.
        </p>
        <CopyReminder />
      </Columns>
    </div>
  );
}

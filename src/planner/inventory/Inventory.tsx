import { useDeferredValue, useRef, useState } from "react";
import { Columns } from "../../components/Columns";
import * as tool from "../../components/Tool.module.css";
import { setCounts } from "../plan/changes";
import { SelectField } from "../plan/SelectField";
import { StorageWarning } from "../plan/StorageWarning";
import { TextField } from "../plan/TextField";
import { usePlanPart } from "../plan/usePlan";
import { isStart, sumVolume, typicalCounts } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { inventoryWords, withoutScripts } from "../words";
import * as styles from "./Inventory.module.css";
import { InventoryRow } from "./InventoryRow";
import { InventoryTotals } from "./InventoryTotals";
import { LoadBar } from "./LoadSummary";
import { CustomItems } from "./CustomItems";
import { RoomPart } from "./RoomPart";
import { search } from "./search";
import { useDebounced } from "./useDebounced";
import { UndoNote, useUndo } from "../plan/useUndo";

interface InventoryProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
}

/** The list of what is moving, room by room, and how much it is. */
export function Inventory({ rooms, sizes }: InventoryProps) {
  const { homes } = sizes;
  const [query, setSought] = useState("");
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
    fill(
      inventoryWords.filled(
        sumVolume(items, counts).pieces,
        chosen.name,
        before === chosen ? undefined : before?.name,
      ),
      setCounts(size, counts),
    );
  }

  const { found, isSimilar } = search(
    items,
    filter,
    ({ name, also }) => `${name} ${also ?? ""}`,
  );
  const shown = new Set(found);
  const result = filter && inventoryWords.found(found.length, isSimilar);
  const spoken = useDebounced(result);

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
              label={inventoryWords.start}
              none={inventoryWords.startNone}
              options={homes
                .filter(({ size }) => isStart(size))
                .map(({ size, name }) => [size, name])}
              field="start"
              value={isBegun && isStart(home) ? home : ""}
              onChange={({ target }) => start(target.value)}
            />
            <TextField
              label={inventoryWords.find}
              type="search"
              name="find"
              value={query}
              onChange={({ target }) => setSought(target.value)}
              onFocus={({ target }) => {
                // Below it, what is found is above a phone's keyboard.
                if (matchMedia("(max-width: 47.99rem)").matches)
                  target.scrollIntoView();
              }}
            />
          </div>
          {!filter && <p className={tool.quiet}>{inventoryWords.startNote}</p>}
          {!filter && <UndoNote last={filled} next={startSelect} />}
          <StorageWarning />
        </div>
        <noscript>
          <p>{withoutScripts.inventory}</p>
        </noscript>
        <LoadBar rooms={rooms} sizes={sizes} />
        {filter && <p className="unprinted">{result}</p>}
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
        {rooms.map((room) => (
          <RoomPart
            key={room.name}
            room={room}
            hidden={!room.items.some((item) => shown.has(item))}
            isSearched={filter !== ""}
          >
            {room.items.map((item) => (
              <InventoryRow
                key={item.id}
                item={item}
                hidden={!shown.has(item)}
              />
            ))}
          </RoomPart>
        ))}
        <CustomItems />
        <p className={tool.quiet}>{inventoryWords.sources}</p>
      </Columns>
    </div>
  );
}

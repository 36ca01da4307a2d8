import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import * as tool from "../components/Tool.module.css";
import { useOnClient } from "../hooks/useOnClient";
import { afterPaint } from "./afterPaint";
import { setCount, setCounts } from "./changes";
import { HomeSelect } from "./HomeSelect";
import * as styles from "./Inventory.module.css";
import { InventoryRow } from "./InventoryRow";
import { InventoryTotals } from "./InventoryTotals";
import { startSizes, typicalCounts } from "./volumes";
import type { Room, StartSize } from "./volumes";
import { LoadBar } from "./LoadBar";
import { OwnItems } from "./OwnItems";
import { RoomPart } from "./RoomPart";
import { planStore, usePlanPart } from "./usePlan";
import { inventoryWords } from "./words";

interface InventoryProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
}

const isStart = (size: string): size is StartSize => size in startSizes;

const matches = (name: string, sought: string) =>
  name.toLowerCase().includes(sought.trim().toLowerCase());

/** The list of what is moving, room by room, and how much it is. */
export function Inventory({ rooms, sizes }: InventoryProps) {
  const form = useRef<HTMLDivElement>(null);
  const isReady = useOnClient(() => true, false);
  const [sought, setSought] = useState("");
  const filter = useDeferredValue(sought);
  const isBegun = usePlanPart(
    ({ counts, own }) => own.length > 0 || Object.keys(counts).length > 0,
  );

  function start(size: string) {
    if (!isStart(size)) return;
    const { counts } = planStore.get();
    const hasOwn = Object.keys(counts).length > 0;
    if (hasOwn && !window.confirm(inventoryWords.startSure)) return;
    planStore.update(setCounts(size, typicalCounts(rooms, size)));
  }

  // What was chosen and typed before hydration.
  const adopt = useEffectEvent(() => {
    const inputs =
      form.current?.querySelectorAll<HTMLInputElement>("select, input") ?? [];
    for (const { type, name, value } of inputs) {
      if (!value) continue;
      if (name === "start") start(value);
      else if (type === "search") setSought(value);
      else if (type === "number" && name)
        planStore.update(setCount(name, Number(value)));
    }
  });
  useEffect(() => adopt(), []);

  const shownRooms = rooms.map((room) => ({
    ...room,
    isShown: room.items.some(({ name }) => matches(name, filter)),
  }));

  return (
    <div className={styles.layout} ref={form} data-counted={isBegun}>
      <div className={`${styles.tools} ${tool.scripted}`}>
        <div className={tool.fields}>
          <HomeSelect
            label={inventoryWords.start}
            none={inventoryWords.startNone}
            homes={sizes.homes.filter(({ size }) => isStart(size))}
            field="start"
            value=""
            onChange={({ target: { value } }) => afterPaint(() => start(value))}
          />
          <label className={tool.field}>
            {inventoryWords.find}
            <input
              type="search"
              className={tool.control}
              autoComplete="off"
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
          </label>
        </div>
        <p className={tool.quiet}>{inventoryWords.startNote}</p>
      </div>
      <InventoryTotals {...{ rooms, sizes, isReady }} />
      <div className={styles.rooms}>
        <LoadBar rooms={rooms} sizes={sizes} />
        {shownRooms.map(({ name, items, isShown }) => (
          <RoomPart
            key={name}
            room={{ name, items }}

            hidden={!isShown}
          >
            {items.map((item) => (
              <InventoryRow
                key={item.id}
                item={item}

                hidden={!matches(item.name, filter)}
                isReady={isReady}
              />
            ))}
          </RoomPart>
        ))}
        <p role="status">
          {!shownRooms.some(({ isShown }) => isShown) &&
            inventoryWords.notFound}
        </p>
        <div className={styles.ownPlace}>{isReady && <OwnItems />}</div>
        <p className={tool.quiet}>{inventoryWords.sources}</p>
      </div>
    </div>
  );
}

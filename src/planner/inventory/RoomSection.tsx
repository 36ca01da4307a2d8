import { useCallback, useState } from "react";
import type { CSSProperties } from "react";
import { Disclosure } from "../../components/Disclosure";
import { pluralize } from "../../shared/text";
import { usePlanSelector } from "../storage/usePlan";
import type { InventoryItem, InventoryRoom } from "../estimate/volumes";
import * as styles from "./Inventory.module.css";
import { InventoryRow } from "./InventoryRow";

interface RoomSectionProps {
  room: InventoryRoom;
  /** Items of all rooms that match the search, or all items while nothing is searched. */
  visibleItems: ReadonlySet<InventoryItem>;
  /** Whether a search is active, which opens the room. */
  isSearched: boolean;
}

/**
 * A room with its items and their total count; closed at first. Counters render only in a
 * room that is open or has counted items: browsers lay out fields in closed parts, too,
 * which would delay the first paint.
 */
export function RoomSection({
  room,
  visibleItems,
  isSearched,
}: RoomSectionProps) {
  const { name, items } = room;
  const pieces = usePlanSelector(({ counts }) =>
    items.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0),
  );
  const [isOpen, setOpen] = useState(false);
  // The visitor may have opened the room before hydration.
  const syncOpen = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true);
  }, []);
  return (
    <Disclosure
      summary={
        <>
          <h2>{name}</h2>
          <span className="quiet">
            {pieces > 0 ? `${pieces} counted` : pluralize(items.length, "item")}
          </span>
        </>
      }
      ref={syncOpen}
      open={isSearched || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isSearched) setOpen(currentTarget.open);
      }}
      className={styles.room}
      style={{ "--rows": items.length } as CSSProperties}
      hidden={!items.some((item) => visibleItems.has(item))}
      data-counted={pieces > 0}
    >
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <InventoryRow
            key={item.id}
            item={item}
            hidden={!visibleItems.has(item)}
            hasCounter={isSearched || isOpen || pieces > 0}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

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
  /** The items that are listed, of all rooms. */
  visibleItems: ReadonlySet<InventoryItem>;
  /** Whether it is open to show what a search found. */
  isSearched: boolean;
}

/**
 * A room, and how many things in it are counted. It is closed at first, and its items
 * have their counters when it is open or has something counted: browsers lay out each
 * closed part that has fields as soon as they have read the page.
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
  // It may have been opened before React listens.
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

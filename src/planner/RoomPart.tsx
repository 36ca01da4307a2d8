import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Inventory.module.css";
import { usePlanPart } from "./usePlan";
import { totalOf } from "./volumes";
import type { Room } from "./volumes";
import { inventoryWords } from "./words";

interface RoomPartProps {
  room: Room;
  hidden: boolean;
  children: ReactNode;
}

/** A room, and how many things in it are counted. */
export function RoomPart({ room, hidden, children }: RoomPartProps) {
  const { name, items } = room;
  const pieces = usePlanPart(({ counts }) => totalOf(items, counts).pieces);
  return (
    <details
      open
      className={styles.room}
      style={{ "--rows": items.length } as CSSProperties}
      hidden={hidden}
      data-counted={pieces > 0}
    >
      <summary>
        <h3>{name}</h3>
        <span className={styles.counted}>
          {pieces > 0 && inventoryWords.roomCount(pieces)}
        </span>
      </summary>
      <ul className={styles.items}>{children}</ul>
    </details>
  );
}

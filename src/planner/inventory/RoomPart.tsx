import { useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure";
import { counted } from "../../site/text";
import { usePlanPart } from "../plan/usePlan";
import type { Room } from "../plan/volumes";
import * as styles from "./Inventory.module.css";

interface RoomPartProps {
  room: Room;
  hidden: boolean;
  /** Whether it is open to show what a search found. */
  isSearched: boolean;
  children: ReactNode;
}

/** A room, and how many things in it are counted. It is closed at first. */
export function RoomPart({
  room,
  hidden,
  isSearched,
  children,
}: RoomPartProps) {
  const { name, items } = room;
  const pieces = usePlanPart(({ counts }) =>
    items.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0),
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <>
          <h2>{name}</h2>
          <span className="quiet">
            {pieces > 0 ? `${pieces} counted` : counted(items.length, "item")}
          </span>
        </>
      }
      open={isSearched || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isSearched) setOpen(currentTarget.open);
      }}
      className={styles.room}
      style={{ "--rows": items.length } as CSSProperties}
      hidden={hidden}
      data-counted={pieces > 0}
    >
      <ul className={styles.items}>{children}</ul>
    </Disclosure>
  );
}

import { ColumnHeads } from "../../components/ColumnHeads";
import type { Box } from "../plan/boxes";
import { fullDay, shortDay } from "../plan/days";
import { countedBoxes, markNames, missingText } from "../words";
import * as styles from "./Paper.module.css";

export interface ListProps {
  boxes: readonly Box[];
  order: "number" | "room";
}

const byRoom = (one: Box, other: Box) =>
  one.room.localeCompare(other.room) || one.number - other.number;

/** The list on paper, for the clipboard at the door. */
export function PrintedList({ boxes, order }: ListProps) {
  const missing = boxes.filter(({ arrived }) => !arrived);
  return (
    <>
      <h1>{`Box list: ${countedBoxes(boxes.length)}`}</h1>
      {missing.length > 0 && missing.length < boxes.length && (
        <p>{missingText(missing)}</p>
      )}
      <BoxTable
        columns={["Contents", "Arrived", "Damage"]}
        boxes={order === "room" ? [...boxes].sort(byRoom) : boxes}
        cells={(box) => [
          box.contents +
            (box.marks.length > 0
              ? ` (${box.marks.map((mark) => markNames[mark].toLowerCase()).join(", ")})`
              : ""),
          box.arrived ? shortDay(box.arrived) : "☐",
          damageText(box),
        ]}
      />
    </>
  );
}

/** What is damaged, and since when; empty if nothing is. */
export const damageText = ({ noted, damage }: Box) =>
  damage && `${fullDay(noted)}: ${damage}`;

interface BoxTableProps {
  /** Those after number and room. */
  columns: readonly string[];
  boxes: readonly Box[];
  cells: (box: Box) => readonly string[];
}

/** Boxes on paper, a row for each. */
export const BoxTable = ({ columns, boxes, cells }: BoxTableProps) => (
  <table className={styles.table}>
    <ColumnHeads names={["Box", "Room", ...columns]} />
    <tbody>
      {boxes.map((box) => (
        <tr key={box.id}>
          <th scope="row">{box.number}</th>
          {[box.room, ...cells(box)].map((cell, column) => (
            <td key={column} dir="auto">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

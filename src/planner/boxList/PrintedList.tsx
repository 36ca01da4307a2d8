import { ColumnHeads } from "../../components/ColumnHeads";
import { findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { fullDay, shortDay } from "../plan/days";
import {
  countedBoxes,
  duplicateLines,
  duplicateMark,
  markNames,
  missingText,
} from "../words";
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
  const duplicates = findDuplicateNumbers(boxes);
  return (
    <>
      <h1>{`Box list: ${countedBoxes(boxes.length)}`}</h1>
      {missing.length > 0 && missing.length < boxes.length && (
        <p>{missingText(missing)}</p>
      )}
      {duplicateLines(duplicates.values()).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <BoxTable
        columns={["Contents", "Arrived", "Damage"]}
        duplicates={duplicates}
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

/** @param count how many boxes have the number */
const paperNumber = (number: number, count: number) =>
  count > 1 ? `${number} (${duplicateMark(count).toLowerCase()})` : `${number}`;

interface BoxTableProps {
  /** Those after number and room. */
  columns: readonly string[];
  /** The boxes of the whole list that share a number, which is marked. */
  duplicates: ReturnType<typeof findDuplicateNumbers>;
  boxes: readonly Box[];
  cells: (box: Box) => readonly string[];
}

/** Boxes on paper, a row for each. */
export const BoxTable = ({
  columns,
  duplicates,
  boxes,
  cells,
}: BoxTableProps) => (
  <table className={styles.table}>
    <ColumnHeads names={["Box", "Room", ...columns]} />
    <tbody>
      {boxes.map((box) => (
        <tr key={box.id}>
          <th scope="row">
            {paperNumber(box.number, duplicates.get(box.number)?.length ?? 1)}
          </th>
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

import { TableHead } from "../../components/TableHead";
import { groupBoxesByDuplicateNumber } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { formatFullDay, formatShortDay } from "../dates/days";
import {
  formatBoxCount,
  formatDuplicateLines,
  formatOccurrences,
  handlingMarkLabels,
  formatMissingBoxes,
} from "../plannerTexts";
import * as styles from "./Paper.module.css";

export interface PrintedBoxListProps {
  boxes: readonly Box[];
  order: "number" | "room";
}

const compareByRoom = (one: Box, other: Box) =>
  one.room.localeCompare(other.room) || one.number - other.number;

/** Box list on paper, for checking in boxes at the new home. */
export function PrintedBoxList({ boxes, order }: PrintedBoxListProps) {
  const missing = boxes.filter(({ arrived }) => !arrived);
  const duplicates = groupBoxesByDuplicateNumber(boxes);
  return (
    <>
      <h1>{`Box list: ${formatBoxCount(boxes.length)}`}</h1>
      {missing.length > 0 && missing.length < boxes.length && (
        <p>{formatMissingBoxes(missing)}</p>
      )}
      {formatDuplicateLines(duplicates.values()).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <BoxTable
        columns={["Contents", "Arrived", "Damage"]}
        duplicates={duplicates}
        boxes={order === "room" ? [...boxes].sort(compareByRoom) : boxes}
        cells={(box) => [
          formatContents(box),
          box.arrived ? formatShortDay(box.arrived) : "☐",
          formatDamage(box),
        ]}
      />
    </>
  );
}

/** Formats the contents with the marks, such as "pots (fragile, open first)". */
function formatContents({ contents, marks }: Box): string {
  const labels = marks.map((mark) => handlingMarkLabels[mark].toLowerCase());
  return labels.length > 0 ? `${contents} (${labels.join(", ")})` : contents;
}

/** Formats the damage, after the day on which it was noted; empty without damage. */
export const formatDamage = ({ noted, damage }: Box) =>
  damage && `${formatFullDay(noted)}: ${damage}`;

/** Formats a box number, with the count of boxes if several share the number. */
const paperNumber = (number: number, count: number) =>
  count > 1
    ? `${number} (${formatOccurrences(count).toLowerCase()})`
    : `${number}`;

interface BoxTableProps {
  /** Headings of the columns after number and room. */
  columns: readonly string[];
  /** Boxes of the whole list that share a number, by number: the table marks these boxes. */
  duplicates: ReturnType<typeof groupBoxesByDuplicateNumber>;
  boxes: readonly Box[];
  cells: (box: Box) => readonly string[];
}

/** Table of boxes on paper. */
export const BoxTable = ({
  columns,
  duplicates,
  boxes,
  cells,
}: BoxTableProps) => (
  <table className={styles.table}>
    <TableHead names={["Box", "Room", ...columns]} />
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

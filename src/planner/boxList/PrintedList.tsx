import { ColumnHeads } from "../../components/ColumnHeads";
import type { Box } from "../plan/boxes";
import { fullDay, shortDay } from "../plan/days";
import { countedBoxes } from "../words";
import { markNames, missingText } from "./words";
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
      <table className={styles.table}>
        <ColumnHeads names={["Box", "Room", "Contents", "Arrived", "Damage"]} />
        <tbody>
          {(order === "room" ? [...boxes].sort(byRoom) : boxes).map((box) => (
            <tr key={box.id}>
              <th scope="row">{box.number}</th>
              <td>{box.room}</td>
              <td>
                {box.contents}
                {box.marks.length > 0 &&
                  ` (${box.marks.map((mark) => markNames[mark].toLowerCase()).join(", ")})`}
              </td>
              <td>{box.arrived ? shortDay(box.arrived) : "☐"}</td>
              <td>{box.damage && `${fullDay(box.noted)}: ${box.damage}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

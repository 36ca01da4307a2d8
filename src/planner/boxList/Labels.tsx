import type { Box } from "../plan/boxes";
import { HandlingIcon } from "./HandlingMarks";
import { boxListText } from "./words";
import * as styles from "./Paper.module.css";

/** Labels on a sheet of Avery 5163: letter paper, 4 by 2 inches each. */
export const perSheet = 10;

interface LabelsProps {
  boxes: readonly Box[];
  /** The place of the first label on its sheet, from 1. */
  start: number;
  hasContents: boolean;
  /** Whether the paper is plain, and has lines to cut along. */
  isPlain: boolean;
}

/** Points, for two digits; numbers of more digits are as wide as these. */
const numberSize = 92;

const sizeOf = (number: number) =>
  `${(numberSize * 2) / Math.max(2, String(number).length)}pt`;

/**
 * Whether a label takes smaller letters. It counts those of the contents: a letter
 * of the room takes the space of four, and a mark a line.
 */
const isLong = ({ room, marks, contents }: Box) =>
  4 * room.length + 35 * marks.length + contents.length > 220;

/** Sheets of labels, one for each box. */
export function Labels({ boxes, start, hasContents, isPlain }: LabelsProps) {
  const used = Math.min(Math.max(Math.floor(start) || 1, 1), perSheet) - 1;
  const places = [...Array<undefined>(used), ...boxes];
  const sheets = Array.from(
    { length: Math.ceil(places.length / perSheet) },
    (_none, sheet) => places.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
  return sheets.map((sheet, index) => (
    <div
      key={index}
      className={`${styles.sheet} ${isPlain ? styles.plain : ""}`}
    >
      {sheet.map((box, place) => (
        <div
          key={place}
          className={`${styles.label} ${box && isLong(box) ? styles.long : ""}`}
        >
          {box && (
            <>
              <span
                className={styles.number}
                style={{ fontSize: sizeOf(box.number) }}
              >
                {box.number}
              </span>
              <div>
                <div className={styles.room}>{box.room}</div>
                <div className={styles.marks}>
                  {box.marks.map((mark) => (
                    <span key={mark}>
                      <HandlingIcon mark={mark} />
                      {boxListText.marks[mark]}
                    </span>
                  ))}
                </div>
                {hasContents && box.contents}
              </div>
            </>
          )}
        </div>
      ))}
    </div>
  ));
}

import type { CSSProperties } from "react";
import type { Box } from "../plan/boxes";
import { HandlingIcon } from "./HandlingMarks";
import { markNames } from "../words";
import * as styles from "./Paper.module.css";

/** Labels on a sheet of Avery 5163: letter paper, 4 by 2 inches each. */
export const perSheet = 10;

interface LabelsProps {
  boxes: readonly Box[];
  /** The place of the first label on its sheet, from 1. */
  start: number;
  /** Whether the paper is plain, and has lines to cut along. */
  isPlain: boolean;
}

/** Points, for two digits; numbers of more digits are as wide as these. */
const numberSize = 92;

const sizeOf = (number: number) =>
  `${(numberSize * 2) / Math.max(2, String(number).length)}pt`;

/** Points that a label has beside its number. */
const space = { width: 126, height: 128 };

/** Points: the letters of a label, before they are made smaller. */
const letters = { room: 19, small: 10 };

/** How wide a text is, in the size of its letters: Chinese ones are square. */
const widthOf = (text: string) =>
  Array.from(text).reduce(
    (width, letter) =>
      width + (letter > "\u2e7f" || /[MW@]/i.test(letter) ? 1 : 0.6),
    0,
  );

const linesOf = (text: string, size: number) =>
  Math.ceil((1.1 * widthOf(text) * size) / space.width);

/** How small the letters of a label have to be: 1 for the usual size. */
export function scaleOf({ room, marks, contents }: Box): number {
  const fits = (scale: number) => {
    const size = { room: letters.room * scale, small: letters.small * scale };
    return (
      linesOf(room, size.room) * size.room * 1.1 +
        marks.length * size.small * 2 +
        linesOf(contents, size.small) * size.small * 1.25 <=
      space.height
    );
  };
  return [1, 0.85, 0.7, 0.6, 0.5].find(fits) ?? 0.4;
}

/** Sheets of labels, one for each box. */
export function Labels({ boxes, start, isPlain }: LabelsProps) {
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
          className={styles.label}
          style={box && ({ "--scale": scaleOf(box) } as CSSProperties)}
        >
          {box && (
            <>
              <span
                className={styles.number}
                style={{ fontSize: sizeOf(box.number) }}
              >
                {box.number}
              </span>
              <div className={styles.words}>
                <div className={styles.room} dir="auto">
                  {box.room}
                </div>
                <div className={styles.marks}>
                  {box.marks.map((mark) => (
                    <span key={mark}>
                      <HandlingIcon mark={mark} />
                      {markNames[mark]}
                    </span>
                  ))}
                </div>
                <div dir="auto">{box.contents}</div>
              </div>
            </>
          )}
        </div>
      ))}
    </div>
  ));
}

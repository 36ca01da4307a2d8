import type { CSSProperties } from "react";
import type { Box } from "../plan/boxes";
import { HandlingIcon } from "./HandlingMarks";
import { handlingMarkLabels } from "../plannerTexts";
import * as styles from "./Paper.module.css";

/** Avery 5163: ten labels of 4 by 2 inches on letter paper. */
export const labelsPerSheet = 10;

interface BoxLabelsProps {
  boxes: readonly Box[];
  /** Slot of the first label on its sheet, from 1. */
  start: number;
  /** Whether to print cut lines, for plain paper. */
  isPlain: boolean;
}

/** Font size of one or two digits, in points. Longer numbers shrink to the width of two digits. */
const twoDigitFontSize = 92;

const getNumberFontSize = (number: number) =>
  `${(twoDigitFontSize * 2) / Math.max(2, String(number).length)}pt`;

/** Space beside a label's number, in points. */
const textArea = { width: 126, height: 128 };

/** Font sizes of a label at scale 1, in points. */
const fontSizes = { room: 19, small: 10 };

/** Whether a letter is about as wide as high: CJK, M, W and @. */
const isWideLetter = (letter: string) =>
  letter > "\u2e7f" || /[MW@]/i.test(letter);

/** Estimates the width of a text, in em. */
const estimateWidth = (text: string) =>
  Array.from(text).reduce(
    (width, letter) => width + (isWideLetter(letter) ? 1 : 0.6),
    0,
  );

const countLines = (text: string, size: number) =>
  Math.ceil((1.1 * estimateWidth(text) * size) / textArea.width);

/** Returns the scale, at most 1, at which a box's texts fit its label. */
export function calculateLabelScale({ room, marks, contents }: Box): number {
  const fits = (scale: number) => {
    const roomSize = fontSizes.room * scale;
    const smallSize = fontSizes.small * scale;
    const roomHeight = countLines(room, roomSize) * roomSize * 1.1;
    const marksHeight = marks.length * smallSize * 2;
    const contentsHeight = countLines(contents, smallSize) * smallSize * 1.25;
    return roomHeight + marksHeight + contentsHeight <= textArea.height;
  };
  return [1, 0.85, 0.7, 0.6, 0.5].find(fits) ?? 0.4;
}

/** Sheets with a label for each box. */
export function BoxLabels({ boxes, start, isPlain }: BoxLabelsProps) {
  const startSlot = Math.max(Math.floor(start) || 1, 1);
  const usedSlots = Math.min(startSlot, labelsPerSheet) - 1;
  const slots = [...Array<undefined>(usedSlots), ...boxes];
  const sheets = Array.from(
    { length: Math.ceil(slots.length / labelsPerSheet) },
    (_none, sheet) =>
      slots.slice(sheet * labelsPerSheet, (sheet + 1) * labelsPerSheet),
  );
  return sheets.map((sheet, index) => (
    <div
      key={index}
      className={`${styles.sheet} ${isPlain ? styles.plain : ""}`}
    >
      {sheet.map((box, slotIndex) => (
        <div
          key={slotIndex}
          className={styles.label}
          style={
            box && ({ "--scale": calculateLabelScale(box) } as CSSProperties)
          }
        >
          {box && (
            <>
              <span
                className={styles.number}
                style={{ fontSize: getNumberFontSize(box.number) }}
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
                      {handlingMarkLabels[mark]}
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

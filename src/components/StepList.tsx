import { SpriteDrawing } from "./SpriteDrawing";
import * as styles from "./StepList.module.css";

interface StepListProps {
  steps: readonly {
    /** Name in `spriteDrawingNames.steps`. */
    readonly drawing: string;
    readonly text: string;
  }[];
}

/** Numbered steps, each with a drawing. */
export const StepList = ({ steps }: StepListProps) => (
  <ol className={styles.steps}>
    {steps.map(({ drawing, text }) => (
      <li key={text}>
        <SpriteDrawing file="steps" name={drawing} />
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

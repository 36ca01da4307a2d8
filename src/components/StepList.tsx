import * as styles from "./StepList.module.css";

interface StepListProps {
  steps: readonly {
    /** The id of a drawing in `static/steps.svg`. */
    readonly drawing: string;
    readonly text: string;
  }[];
}

/** Numbered steps, each with a drawing. */
export const StepList = ({ steps }: StepListProps) => (
  <ol className={styles.steps}>
    {steps.map(({ drawing, text }) => (
      <li key={text}>
        <img
          src={`/steps.svg#${drawing}`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
        />
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

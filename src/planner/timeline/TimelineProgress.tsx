import * as tool from "../../components/Tool.module.css";
import { timelineWords } from "../words";
import * as styles from "./MovingTimeline.module.css";

interface TimelineProgressProps {
  done: number;
  all: number;
}

/** How far a move is prepared, in words and as a bar. */
export const TimelineProgress = ({ done, all }: TimelineProgressProps) => (
  <>
    <p className={tool.status} role="status">
      {timelineWords.progress(done, all)}
    </p>
    <progress
      className={styles.progress}
      max={all}
      value={done}
      aria-hidden="true"
    />
  </>
);

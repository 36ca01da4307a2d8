import { useSite } from "../hooks/useSite";
import * as styles from "./QuoteForm.module.css";

interface SubjectNoteProps {
  id: string;
  /** The line that is sent above the visitor's own words. */
  line: string;
  /** @param byTouch whether a keyboard on the screen should stay away */
  onRemove: (byTouch: boolean) => void;
}

/** Says beside the form what a request is about, until the visitor removes it. */
export function SubjectNote({ id, line, onRemove }: SubjectNoteProps) {
  const { labels } = useSite();
  return (
    <p className={styles.subject}>
      <span id={id}>{line}</span>
      {" · "}
      <button
        type="button"
        aria-describedby={id}
        onClick={({ nativeEvent }) =>
          onRemove((nativeEvent as PointerEvent).pointerType === "touch")
        }
      >
        {labels.quoteSubjectRemove}
      </button>
    </p>
  );
}

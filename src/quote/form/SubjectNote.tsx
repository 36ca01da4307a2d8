import { useSite } from "../../hooks/useSite";
import * as fieldStyles from "../../components/Field.module.css";
import * as styles from "./QuoteForm.module.css";

interface SubjectNoteProps {
  id: string;
  /** The line that is sent above the visitor's message. */
  line: string;
  /** @param byTouch if so, an on-screen keyboard should not open */
  onRemove: (byTouch: boolean) => void;
}

/** Shows what a request is about, with a button to remove it. */
export function SubjectNote({ id, line, onRemove }: SubjectNoteProps) {
  const { labels } = useSite();
  return (
    <p className={styles.subject}>
      <span id={id}>{line}</span>
      {" · "}
      <button
        type="button"
        className={fieldStyles.textButton}
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

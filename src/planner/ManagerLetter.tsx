import { ToolButton } from "../components/ToolButton";
import * as tool from "../components/Tool.module.css";
import { interpolate } from "../site/interpolate";
import * as styles from "./Doors.module.css";
import { useCopy } from "./useCopy";

interface ManagerLetterProps {
  doors: Queries.DoorsFragment;
  date: string;
  isReady: boolean;
}

/** An e-mail to a building's manager, to copy or to open as a draft. */
export function ManagerLetter({ doors, date, isReady }: ManagerLetterProps) {
  const [copied, copy] = useCopy();
  const subject = interpolate(doors.letterSubject, { date });
  const text = interpolate(doors.letterText, { date });
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return (
    <details className={styles.letter}>
      <summary>
        <h3>{doors.letter}</h3>
      </summary>
      <p>{doors.letterNote}</p>
      <pre className={styles.text}>{text}</pre>
      <div className={tool.row}>
        {isReady && (
          <ToolButton onClick={() => void copy(text)}>
            {copied ? doors.copied : doors.copy}
          </ToolButton>
        )}
        <a href={address}>{doors.write}</a>
      </div>
    </details>
  );
}

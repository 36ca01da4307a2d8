import { ActionRow, ToolButton } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import * as tool from "../../components/Tool.module.css";
import { useRef } from "react";
import * as styles from "./Doors.module.css";
import { useCopy } from "../plan/useCopy";
import { doorWords } from "../words";

interface ManagerLetterProps {
  date: string;
}

/** An e-mail to a building's manager, to copy or to open as a draft. */
export function ManagerLetter({ date }: ManagerLetterProps) {
  const shown = useRef<HTMLPreElement>(null);
  const [state, copy] = useCopy(shown);
  const subject = doorWords.letterSubject(date);
  const text = doorWords.letterText(date);
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return (
    <Disclosure
      summary={<h3>{doorWords.letter}</h3>}
      className={styles.letter}
      data-unprinted
    >
      <p>{doorWords.letterNote}</p>
      <pre ref={shown} className={styles.text}>
        {text}
      </pre>
      <ActionRow>
        <span className={tool.scripted}>
          <ToolButton onClick={() => void copy(text)}>
            {doorWords.copy}
          </ToolButton>
        </span>
        <a href={address}>{doorWords.write}</a>
      </ActionRow>
      <p className={tool.status} role="status">
        {state !== "idle" && doorWords[state]}
      </p>
    </Disclosure>
  );
}

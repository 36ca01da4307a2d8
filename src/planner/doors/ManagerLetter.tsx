import { useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { CopyOrEmail } from "../plan/CopyOrEmail";
import { doorWords } from "../words";
import * as styles from "./Doors.module.css";

/** An e-mail to a building's manager. @param date in words */
export function ManagerLetter({ date }: { date: string }) {
  const shown = useRef<HTMLPreElement>(null);
  const text = doorWords.letterText(date);
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
      <CopyOrEmail
        {...{ text, shown }}
        words={doorWords.letterActions}
        subject={doorWords.letterSubject(date)}
      />
    </Disclosure>
  );
}

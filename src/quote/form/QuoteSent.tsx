import { useEffect, useRef } from "react";
import { useSite } from "../../hooks/useSite";
import { messageWords } from "../../planner/words";
import { routes } from "../../site/routes";
import { interpolate, telephoneUri } from "../../site/text";
import * as styles from "./QuoteForm.module.css";

interface QuoteSentProps {
  hadPlan: boolean;
  /** Whether a notice announces it too. */
  hasNotice: boolean;
  text: string;
  /** Shows the form again, which is empty. */
  onAgain: () => void;
}

/** In place of the form once it is sent: what happens next, and what to read. */
export function QuoteSent({
  hadPlan,
  hasNotice,
  text,
  onAgain,
}: QuoteSentProps) {
  const { company, labels, resources } = useSite();
  const box = useRef<HTMLDivElement>(null);
  // The form has gone, and with it the focus, unless it is elsewhere by now. A
  // second click on the disabled button moves it to what is around the form.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.closest("form") || activeElement?.contains(box.current))
      box.current?.focus();
  }, []);

  return (
    <div
      ref={box}
      className={styles.success}
      tabIndex={-1}
      role={hasNotice ? undefined : "alert"}
      data-sent=""
    >
      <h2>{text}</h2>
      {hadPlan && <p>{messageWords.sent}</p>}
      <p>
        {labels.sentHours}{" "}
        <a href={telephoneUri(company.phone)}>
          {interpolate(labels.call, { phone: company.phone })}
        </a>
      </p>
      <p>{labels.sentGuides}</p>
      <ul className={styles.ways}>
        <li>
          <a href={routes.plan}>{messageWords.plan}</a>
        </li>
        {resources.nodes.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className={styles.again} onClick={onAgain}>
          {labels.sentAgain}
        </button>
      </p>
    </div>
  );
}

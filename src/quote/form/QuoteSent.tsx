import { useEffect, useRef } from "react";
import { useSite } from "../../hooks/useSite";
import { messageWords } from "../../planner/words";
import { routes } from "../../site/routes";
import { interpolate, telephoneUri } from "../../site/text";
import * as styles from "./QuoteForm.module.css";
import type { Outcome } from "./useOutcome";

interface QuoteSentProps {
  /** "sending" if nobody knows how that ended. */
  outcome: Exclude<Outcome, "" | "failed">;
  /** What to say of a request that was accepted. */
  text: string;
  /** Whether it takes the focus, which the form had. */
  takesFocus: boolean;
  /** Shows the form again. */
  onAgain: () => void;
}

/** In place of the form once it is sent: what happens next, and what to read. */
export function QuoteSent(props: QuoteSentProps) {
  const { outcome, text, takesFocus, onAgain } = props;
  const { company, labels, resources } = useSite();
  const isKnown = outcome !== "sending";
  const box = useRef<HTMLDivElement>(null);
  // The form has gone, and with it the focus, unless it is elsewhere by now.
  useEffect(() => {
    if (takesFocus && document.activeElement?.contains(box.current))
      box.current?.focus();
  }, [takesFocus]);

  return (
    <div
      ref={box}
      className={styles.success}
      tabIndex={-1}
      // A notice announces what is known.
      role={isKnown ? undefined : "alert"}
      data-sent=""
    >
      <h2>{isKnown ? text : labels.leftWhileSending}</h2>
      {outcome === "sentWithPlan" && <p>{messageWords.sent}</p>}
      <p>
        {labels.sentHours}{" "}
        <a href={telephoneUri(company.phone)}>
          {interpolate(labels.call, { phone: company.phone })}
        </a>
      </p>
      {isKnown && (
        <>
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
        </>
      )}
      <p>
        <button type="button" className={styles.again} onClick={onAgain}>
          {isKnown ? labels.sentAgain : labels.leftShowForm}
        </button>
      </p>
    </div>
  );
}

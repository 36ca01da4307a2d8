import { useEffect, useRef } from "react";
import { useSite } from "../hooks/useSite";
import { interpolate } from "../site/interpolate";
import { telephoneUri } from "../site/phone";
import { mailtoQuote } from "./mailtoQuote";
import * as styles from "./QuoteForm.module.css";
import { notices } from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";

interface QuoteOutcomeProps {
  kind: keyof typeof notices;
  /** Whether a notice says it too, and announces it. */
  noticed: boolean;
  /** What was sent, or still is in the form. */
  fields: QuoteFields;
}

/** What became of a request, beside the button; a failure with other ways. */
export function QuoteOutcome({ kind, noticed, fields }: QuoteOutcomeProps) {
  const { company, labels } = useSite();
  const box = useRef<HTMLDivElement>(null);

  // The form is empty again and its button has lost the focus. Unless the
  // visitor has gone elsewhere, they go on from here.
  useEffect(() => {
    const { activeElement } = document;
    const isHere =
      activeElement === document.body ||
      box.current?.closest("form")?.contains(activeElement);
    if (kind === "success" && isHere) box.current?.focus();
  }, [kind]);

  return (
    <div
      ref={box}
      className={styles[kind]}
      tabIndex={-1}
      role={noticed ? undefined : "alert"}
    >
      <p>{notices[kind].text}</p>
      {kind === "failure" && (
        <ul className={styles.ways}>
          <li>
            <a href={telephoneUri(company.phone)}>
              {interpolate(labels.call, { phone: company.phone })}
            </a>
          </li>
          <li>
            <a href={mailtoQuote(company.email, labels.emailSubject, fields)}>
              {labels.sendByEmail}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

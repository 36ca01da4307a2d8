import { useEffect, useRef } from "react";
import { useSite } from "../../hooks/useSite";
import { interpolate, telephoneUri } from "../../site/text";
import { mailtoQuote } from "./mailtoQuote";
import * as styles from "./QuoteForm.module.css";
import type { QuoteFields } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";

interface QuoteOutcomeProps {
  kind: "success" | "failure";
  /** Whether a notice announces the outcome too. */
  hasNotice: boolean;
  /** The values of the request. */
  fields: QuoteFields;
  texts: QuoteTexts;
}

/** The outcome below the form; a failure offers other ways to contact us. */
export function QuoteOutcome({
  kind,
  hasNotice,
  fields,
  texts,
}: QuoteOutcomeProps) {
  const { company, labels } = useSite();
  const box = useRef<HTMLDivElement>(null);

  // The disabled button has lost the focus: it moves here, unless the visitor
  // has moved it elsewhere.
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
      role={hasNotice ? undefined : "alert"}
    >
      <p>{texts[kind].text}</p>
      {kind === "failure" && (
        <ul className={styles.ways}>
          <li>
            <a href={telephoneUri(company.phone)}>
              {interpolate(labels.call, { phone: company.phone })}
            </a>
          </li>
          <li>
            <a
              href={mailtoQuote(
                company.email,
                labels.emailSubject,
                fields,
                texts,
              )}
            >
              {labels.sendByEmail}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

import { useSite } from "../../hooks/useSite";
import { interpolate, telephoneUri } from "../../site/text";
import { mailtoQuote } from "./mailtoQuote";
import * as styles from "./QuoteForm.module.css";
import type { QuoteFields } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";

interface QuoteFailureProps {
  fields: QuoteFields;
  texts: QuoteTexts;
}

/** Says below the form, as a notice does, that sending failed, with other ways. */
export function QuoteFailure({ fields, texts }: QuoteFailureProps) {
  const { company, labels } = useSite();
  return (
    <div className={styles.failure}>
      <p>{texts.failure.text}</p>
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
    </div>
  );
}

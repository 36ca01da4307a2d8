import { useRef } from "react";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { Disclosure } from "../../components/Disclosure";
import { useSite } from "../../hooks/useSite";
import { buildTelephoneUri } from "../../shared/text";
import * as styles from "./QuoteForm.module.css";
import { fieldRows } from "../request/quoteRequest";
import type { QuoteValues } from "../request/quoteRequest";
import { formatField } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

/** Formats a request as a text that the visitor can copy or email if the form can't send it. */
export const formatQuoteValues = (
  values: QuoteValues,
  texts: QuoteTexts,
): string =>
  [
    ...fieldRows
      .flat()
      .filter(({ control }) => control !== "textarea")
      .map((field) => formatField(field, values[field.name], texts)),
    "",
    values.message,
  ].join("\n");

interface QuoteFailureProps {
  values: QuoteValues;
  texts: QuoteTexts;
}

/** Error message below the form after a failed submission, with other ways to send the request. */
export function QuoteFailure({ values, texts }: QuoteFailureProps) {
  const { company, labels } = useSite();
  const textRef = useRef<HTMLPreElement>(null);
  const text = formatQuoteValues(values, texts);
  return (
    <div className={styles.failure}>
      <p>{texts.failure.text}</p>
      <p>
        <a href={buildTelephoneUri(company.phone)}>{labels.call}</a>
      </p>
      <CopyOrEmail
        text={text}
        textRef={textRef}
        labels={{ copy: labels.copyRequest, email: labels.sendByEmail }}
        subject={labels.emailSubject}
        to={company.email}
      />
      <Disclosure summary={labels.emailSubject}>
        <pre ref={textRef} className={styles.planText}>
          {text}
        </pre>
      </Disclosure>
    </div>
  );
}

import { useRef } from "react";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { Disclosure } from "../../components/Disclosure";
import { useSite } from "../../hooks/useSite";
import { telephoneUri } from "../../site/text";
import * as styles from "./QuoteForm.module.css";
import { fieldRows } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import { fieldLine } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

/** The whole request as text, for when posting fails. */
export const requestText = (fields: QuoteFields, texts: QuoteTexts): string =>
  [
    ...fieldRows
      .flat()
      .filter(({ control }) => control !== "textarea")
      .map((field) => fieldLine(field, fields[field.name], texts)),
    "",
    fields.message,
  ].join("\n");

interface QuoteFailureProps {
  fields: QuoteFields;
  texts: QuoteTexts;
}

/** Says below the form, as a notice does, that sending failed, with other ways. */
export function QuoteFailure({ fields, texts }: QuoteFailureProps) {
  const { company, labels } = useSite();
  const shown = useRef<HTMLPreElement>(null);
  const text = requestText(fields, texts);
  return (
    <div className={styles.failure}>
      <p>{texts.failure.text}</p>
      <p>
        <a href={telephoneUri(company.phone)}>{labels.call}</a>
      </p>
      <CopyOrEmail
        text={text}
        shown={shown}
        words={{ copy: labels.copyRequest, email: labels.sendByEmail }}
        subject={labels.emailSubject}
        to={company.email}
      />
      <Disclosure summary={labels.emailSubject}>
        <pre ref={shown} className={styles.planText}>
          {text}
        </pre>
      </Disclosure>
    </div>
  );
}

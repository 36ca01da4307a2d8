import { useSite } from "../../hooks/useSite";
import { interpolate, telephoneUri } from "../../site/text";
import * as styles from "./QuoteForm.module.css";
import { fieldRows } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import { fieldLine } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

/** Replaces lone surrogates, such as half an emoji, which can't be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** A `mailto:` link with the whole request, for when posting fails. */
export function mailtoQuote(
  email: string,
  subject: string,
  fields: QuoteFields,
  texts: QuoteTexts,
): string {
  const body = [
    ...fieldRows
      .flat()
      .filter(({ control }) => control !== "textarea")
      .map((field) => fieldLine(field, fields[field.name], texts)),
    "",
    fields.message,
  ].join("\r\n");
  return `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
}

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

import { useFormik } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toFormikValidate } from "zod-formik-adapter";
import { useSite } from "../hooks/useSite";
import { fill } from "../site/fill";
import { telephoneUri } from "../site/phone";
import { quoteEndpoint } from "../site/quoteEndpoint";
import { takeEarlySubmit } from "../intent/earlySubmit";
import { routes } from "../site/routes";
import { mailtoQuote } from "./mailtoQuote";
import { cameFrom } from "../hooks/cameFrom";
import { prefill } from "./prefill";
import type { Known } from "./prefill";
import { loadDraft, saveDraft, typedFields } from "./quoteDraft";
import { controlId, QuoteFieldControl } from "./QuoteFieldControl";
import * as styles from "./QuoteForm.module.css";
import {
  emptyFields,
  fallbackMessage,
  fieldRows,
  notices,
  quoteFields,
  submitLabel,
  submittingLabel,
} from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";
import { submitQuote } from "./submitQuote";

const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);

/** The adapter's types know zod's full build only; the schema is no other. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteFields>>[0];
const validate = toFormikValidate(quoteFields as unknown as AdapterSchema, {
  error: fallbackMessage,
});

const order = fieldRows.flat().map(({ name }) => name);

interface Outcome {
  kind: keyof typeof notices;
  /** Whether a notice says it too, and announces it. */
  noticed: boolean;
}

interface QuoteFormProps {
  /** What links to the form may say of a move. */
  known: Known;
  /** HTML that stands in for the form where it can't be sent without scripts. */
  withoutScripts: string;
}

/** The form that asks for a quote. */
export function QuoteForm({ known, withoutScripts }: QuoteFormProps) {
  const { company, labels } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const formik = useFormik<QuoteFields>({
    initialValues: emptyFields,
    validate,
    validateOnBlur: false,
    validateOnChange: checked,
    onSubmit: send,
  });
  const { values, errors, isSubmitting, setValues } = formik;

  async function send(fields: QuoteFields) {
    setOutcome(undefined);
    const loading = import("./notify");
    let kind: Outcome["kind"] = "success";
    try {
      await submitQuote(endpoint, fields, window.location.href);
      formik.resetForm();
      setChecked(false);
    } catch (error) {
      console.error(error);
      kind = "failure";
    }
    setOutcome({ kind, noticed: true });
    loading.then(
      ({ notify }) => notify(notices[kind], kind === "failure"),
      () => setOutcome({ kind, noticed: false }),
    );
  }

  // What was typed before scripts ran wins over a draft, a draft over a link.
  const begin = useEffectEvent(() => {
    void setValues(
      {
        ...emptyFields,
        ...prefill(window.location.search, cameFrom(), known),
        ...loadDraft(),
        ...(form.current && typedFields(form.current)),
      },
      false,
    );
  });
  // Once: later renders must not overwrite what is typed.
  useEffect(() => begin(), []);

  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) {
      saveDraft(values);
      // By now the fields hold what was sent before there was a script.
      if (form.current && takeEarlySubmit(form.current))
        form.current.requestSubmit();
    }
    restored.current = true;
  }, [values]);

  // Sending has ended: on to the first field in error, or back to the button,
  // which lost the focus while it was disabled.
  const moveFocus = useEffectEvent(() => {
    if (!checked) return;
    const first = order.find((name) => errors[name]);
    if (first) document.getElementById(controlId(first))?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  });
  // Only the end of sending moves the focus, not a change while typing.
  useEffect(() => {
    if (!isSubmitting) moveFocus();
  }, [isSubmitting]);

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpoint}
      noValidate
      onSubmit={(event) => {
        setChecked(true);
        formik.handleSubmit(event);
      }}
    >
      {endpoint !== routes.quoteReceiver && (
        <noscript>
          <div dangerouslySetInnerHTML={{ __html: withoutScripts }} />
        </noscript>
      )}
      {fieldRows.map((row) => (
        <div key={row[0]?.name} className={styles.row}>
          {row.map((field) => (
            <QuoteFieldControl
              key={field.name}
              field={field}
              value={values[field.name]}
              error={checked ? errors[field.name] : undefined}
              onChange={formik.handleChange}
            />
          ))}
        </div>
      ))}
      <button
        ref={button}
        type="submit"
        disabled={isSubmitting}
        className={styles.submit}
      >
        {isSubmitting ? submittingLabel : submitLabel}
      </button>
      {outcome && (
        <div
          className={styles[outcome.kind]}
          role={outcome.noticed ? undefined : "alert"}
        >
          <p>{notices[outcome.kind].text}</p>
          {outcome.kind === "failure" && (
            <ul className={styles.ways}>
              <li>
                <a href={telephoneUri(company.phone)}>
                  {fill(labels.call, { phone: company.phone })}
                </a>
              </li>
              <li>
                <a
                  href={mailtoQuote(company.email, labels.emailSubject, values)}
                >
                  {labels.sendByEmail}
                </a>
              </li>
            </ul>
          )}
        </div>
      )}
    </form>
  );
}

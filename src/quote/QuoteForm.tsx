import { useFormik } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toFormikValidate } from "zod-formik-adapter";
import { useSite } from "../hooks/useSite";
import { interpolate } from "../site/interpolate";
import { quoteEndpoint } from "../site/quoteEndpoint";
import { takeEarlySubmit } from "../hydration/earlySubmit";
import { routes } from "../site/routes";
import { prefill } from "./prefill";
import type { Known } from "./prefill";
import { loadDraft, saveDraft, typedFields } from "./quoteDraft";
import { controlId, noteId, QuoteFieldControl } from "./QuoteFieldControl";
import * as styles from "./QuoteForm.module.css";
import { QuoteOutcome } from "./QuoteOutcome";
import {
  emptyFields,
  fallbackMessage,
  fieldRows,
  notices,
  quoteFields,
  submitLabel,
  submittingLabel,
  honeypotField,
} from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";
import { SubjectNote } from "./SubjectNote";
import { submitQuote } from "./submitQuote";
import { useQuoteSubject } from "./useQuoteSubject";

const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);

/** The adapter's types know zod's full build only; the schema is no other. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteFields>>[0];
const validate = toFormikValidate(quoteFields as unknown as AdapterSchema, {
  error: fallbackMessage,
});

const order = fieldRows.flat().map(({ name }) => name);

type Outcome = Pick<
  React.ComponentProps<typeof QuoteOutcome>,
  "kind" | "noticed"
>;

interface QuoteFormProps {
  /** What links to the form may say of a move. */
  known: Known;
  /** HTML that stands in for the form where it can't be sent without scripts. */
  withoutScripts: string;
}

/** The form that asks for a quote. */
export function QuoteForm({ known, withoutScripts }: QuoteFormProps) {
  const { labels } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [subject, forgetSubject] = useQuoteSubject(known);
  const formik = useFormik<QuoteFields>({
    initialValues: emptyFields,
    validate,
    validateOnBlur: false,
    validateOnChange: checked,
    onSubmit: send,
  });
  const { values, errors, isSubmitting, setValues } = formik;

  const subjectLine =
    subject && interpolate(labels.quoteSubject, { name: subject });
  /** What the request is about goes with the visitor's words, never alone. */
  const withSubject = (fields: QuoteFields): QuoteFields =>
    subjectLine && fields.message
      ? { ...fields, message: `${subjectLine}\n${fields.message}` }
      : fields;

  async function send(fields: QuoteFields) {
    // Without an answer at once to its failure, Gatsby would reload the page.
    const loading = import("./notify").catch(() => undefined);
    let kind: Outcome["kind"] = "success";
    try {
      await submitQuote(endpoint, withSubject(fields), window.location.href);
      formik.resetForm();
      forgetSubject();
      setChecked(false);
    } catch (error) {
      console.error(error);
      kind = "failure";
    }
    setOutcome({ kind, noticed: true });
    void loading.then((loaded) => {
      if (loaded) loaded.notify(notices[kind], kind === "failure");
      else setOutcome({ kind, noticed: false });
    });
  }

  // What was typed before scripts ran wins over a draft, a draft over a link.
  const begin = useEffectEvent(() => {
    void setValues(
      {
        ...emptyFields,
        ...prefill(window.location.search),
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

  function removeSubject(byTouch: boolean) {
    forgetSubject();
    // The button that has the focus goes; the field that it stood with stays.
    if (!byTouch) document.getElementById(controlId("message"))?.focus();
  }

  const note = subjectLine && (
    <SubjectNote
      id={noteId("message")}
      line={subjectLine}
      onRemove={removeSubject}
    />
  );

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpoint}
      noValidate
      onSubmit={(event) => {
        setChecked(true);
        setOutcome(undefined);
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
              note={field.name === "message" && note}
            />
          ))}
        </div>
      ))}
      <button
        ref={button}
        type="submit"
        disabled={isSubmitting}
        className={styles.submit}
        // For who sends the form before it listens, see earlySubmit.ts.
        data-idle={submitLabel}
        data-busy={submittingLabel}
        suppressHydrationWarning
      >
        {isSubmitting ? submittingLabel : submitLabel}
      </button>
      {endpoint === routes.quoteReceiver && (
        <noscript>
          <input
            className={styles.honeypot}
            name={honeypotField}
            autoComplete="off"
            tabIndex={-1}
            aria-hidden="true"
          />
        </noscript>
      )}
      {outcome && <QuoteOutcome {...outcome} fields={withSubject(values)} />}
    </form>
  );
}

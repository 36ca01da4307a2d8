import { useFormik } from "formik";
import type { ComponentType } from "react";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { toFormikValidate } from "zod-formik-adapter";
import { useSite } from "../../hooks/useSite";
import { interpolate } from "../../site/text";
import { quoteEndpoint } from "../../site/env";
import { takeEarlySubmit } from "../../build/hydration/earlySubmit";
import { routes } from "../../site/routes";
import { prefill } from "./prefill";
import type { KnownPages } from "./prefill";
import { isFilled, loadDraft, saveDraft, typedFields } from "./quoteDraft";
import { controlId, noteId, QuoteFieldControl } from "./QuoteFieldControl";
import * as styles from "./QuoteForm.module.css";
import { QuoteFailure } from "./QuoteFailure";
import { QuoteSent } from "./QuoteSent";
import {
  emptyFields,
  fallbackMessage,
  fieldNames,
  fieldRows,
  quoteFields,
  honeypotField,
} from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { SubjectNote } from "./SubjectNote";
import { submitQuote } from "./submitQuote";
import { usePlanCard } from "./usePlanCard";
import { useQuoteSubject } from "./useQuoteSubject";

const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);

/** The adapter is typed for zod's full build, but works with zod/mini too. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteFields>>[0];
const validate = toFormikValidate(quoteFields as unknown as AdapterSchema, {
  error: fallbackMessage,
});

interface Outcome {
  readonly kind: "success" | "failure";
  readonly hadPlan: boolean;
  /** Whether a notice announces it too. */
  readonly hasNotice: boolean;
}

interface QuoteFormProps {
  known: KnownPages;
  texts: QuoteTexts;
  /** HTML for visitors without JavaScript if they can't send the form. */
  withoutScripts: string;
}

export function QuoteForm({ known, texts, withoutScripts }: QuoteFormProps) {
  const { labels } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [Notices, setNotices] = useState<ComponentType>();
  const isSent = outcome?.kind === "success";
  const [subject, forgetSubject] = useQuoteSubject(known);
  const formik = useFormik<QuoteFields>({
    initialValues: emptyFields,
    validate,
    validateOnBlur: false,
    validateOnChange: checked,
    onSubmit: send,
  });
  const { values, errors, isSubmitting, setValues } = formik;

  const fillEmpty = useCallback(
    (fields: Partial<QuoteFields>) =>
      void setValues(
        (before) => ({
          ...before,
          ...Object.fromEntries(
            Object.entries(fields).filter(
              ([name, value]) => value && !before[name as keyof QuoteFields],
            ),
          ),
        }),
        false,
      ),
    [setValues],
  );
  const planCard = usePlanCard(fillEmpty);

  const subjectLine =
    subject && interpolate(labels.quoteSubject, { name: subject });
  /** Adds subject and plan to a message, but never sends them as the only text. */
  const withContext = (fields: QuoteFields, planText: string): QuoteFields =>
    fields.message
      ? {
          ...fields,
          message: [
            ...(subjectLine ? [subjectLine] : []),
            fields.message,
            ...(planText ? ["", planText] : []),
          ].join("\n"),
        }
      : fields;

  async function send(fields: QuoteFields) {
    // Caught at once: Gatsby reloads the page on an unhandled chunk error.
    const loading = import("./notify").catch(() => undefined);
    const planText = await planCard.load();
    const hadPlan = planText !== "";
    let kind: Outcome["kind"] = "success";
    try {
      await submitQuote(
        endpoint,
        withContext(fields, planText),
        window.location.href,
      );
      formik.resetForm();
      forgetSubject();
      planCard.forget();
      setChecked(false);
    } catch (error) {
      console.error(error);
      kind = "failure";
    }
    setOutcome({ kind, hadPlan, hasNotice: true });
    void loading.then((loaded) => {
      if (!loaded) {
        setOutcome({ kind, hadPlan, hasNotice: false });
        return;
      }
      setNotices(() => loaded.Notices);
      loaded.notify(texts[kind], kind === "failure");
    });
  }

  // Values typed before hydration override a draft, and a draft overrides a link.
  const restore = useEffectEvent(() => {
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
  // Only once, so that later renders don't overwrite typed values.
  useEffect(() => restore(), []);

  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) {
      saveDraft(values);
      // The values of a form submitted before hydration are restored by now.
      if (form.current && takeEarlySubmit(form.current))
        form.current.requestSubmit();
    }
    restored.current = true;
  }, [values]);

  // After sending, focuses the first invalid field, or the button again, which
  // lost the focus while it was disabled.
  const moveFocus = useEffectEvent(() => {
    if (!checked) return;
    const first = fieldNames.find((name) => errors[name]);
    if (first) document.getElementById(controlId(first))?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  });
  // Only the end of sending moves the focus, not typing.
  useEffect(() => {
    if (!isSubmitting) moveFocus();
  }, [isSubmitting]);

  function removeSubject(byTouch: boolean) {
    forgetSubject();
    // The focused button disappears, so the focus moves to its field.
    if (!byTouch) document.getElementById(controlId("message"))?.focus();
  }

  function clear() {
    if (!window.confirm(labels.clearDraftSure)) return;
    formik.resetForm();
    setChecked(false);
    setOutcome(undefined);
    document.getElementById(controlId("name"))?.focus();
  }

  const note = subjectLine && (
    <SubjectNote
      id={noteId("message")}
      line={subjectLine}
      onRemove={removeSubject}
    />
  );

  return (
    <>
      {isSent && (
        <QuoteSent
          hadPlan={outcome.hadPlan}
          hasNotice={outcome.hasNotice}
          text={texts.success.text}
          onAgain={() => {
            setOutcome(undefined);
            requestAnimationFrame(() =>
              document.getElementById(controlId("name"))?.focus(),
            );
          }}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        hidden={isSent}
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
                texts={texts}
                value={values[field.name]}
                error={checked ? errors[field.name] : undefined}
                onChange={formik.handleChange}
                note={field.name === "message" && note}
              />
            ))}
          </div>
        ))}
        {planCard.card}
        <button
          ref={button}
          type="submit"
          disabled={isSubmitting}
          className={styles.submit}
          // For a form submitted before hydration, see earlySubmit.ts.
          data-idle={texts.button}
          data-busy={texts.sending}
          suppressHydrationWarning
        >
          {isSubmitting ? texts.sending : texts.button}
        </button>
        {isFilled(values) && (
          <p className={styles.draft}>
            {labels.draftKept}{" "}
            <button type="button" onClick={clear}>
              {labels.clearDraft}
            </button>
          </p>
        )}
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
        {outcome && !isSent && (
          <QuoteFailure
            hasNotice={outcome.hasNotice}
            fields={withContext(values, planCard.text)}
            texts={texts}
          />
        )}
      </form>
      {Notices && <Notices />}
    </>
  );
}

import { useFormik } from "formik";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toFormikValidate } from "zod-formik-adapter";
import { LoadFailure } from "../../components/LoadFailure";
import { useIsHydrated } from "../../hooks/useOnClient";
import { useSite } from "../../hooks/useSite";
import type { PlanContent } from "../../planner/plan/describePlan";
import { quoteEndpoint } from "../../site/env";
import { routes } from "../../site/routes";
import { interpolate } from "../../site/text";
import {
  emptyFields,
  fallbackMessage,
  fieldRows,
  honeypotField,
  quoteFields,
} from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { PlanCard, useAttachedPlan } from "./AttachedPlan";
import { Notices } from "./notify";
import {
  focusControl,
  noteId,
  QuoteFieldControl,
  useFocusAfterSending,
} from "./QuoteFieldControl";
import { QuoteFailure } from "./QuoteFailure";
import * as styles from "./QuoteForm.module.css";
import { QuoteSent } from "./QuoteSent";
import { SubjectNote, useQuoteSubject } from "./QuoteSubject";
import type { KnownPages } from "./QuoteSubject";
import { hasEntries, useQuoteDraft } from "./useQuoteDraft";
import { useSubmission } from "./useSubmission";

const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);

/** Whether the site's own receiver takes the form, also from the browser itself. */
const isOwn = endpoint === routes.quoteReceiver;

/** The adapter is typed for zod's full build, but works with zod/mini too. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteFields>>[0];

const validate = toFormikValidate(quoteFields as unknown as AdapterSchema, {
  error: fallbackMessage,
});

interface QuoteFormProps {
  knownPages: KnownPages;
  /** What the content says about things and homes, for a moving plan. */
  planContent: PlanContent;
  texts: QuoteTexts;
  /** HTML for visitors without JavaScript if they can't send the form. */
  withoutScripts: string;
  /** Is given the page's heading after sending, and nothing once the form is back. */
  onHeading: (heading?: string) => void;
}

export function QuoteForm(props: QuoteFormProps) {
  const { knownPages, planContent, texts, withoutScripts } = props;
  const { labels } = useSite();
  const isReady = useIsHydrated();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState(false);
  const { outcome, ...submission } = useSubmission(endpoint, texts);
  const [subject, forgetSubject] = useQuoteSubject(knownPages);
  const plan = useAttachedPlan(planContent);
  const formik = useFormik<QuoteFields>({
    initialValues: emptyFields,
    validate,
    validateOnBlur: false,
    validateOnChange: checked,
    onSubmit: send,
  });
  const { values, errors, isSubmitting } = formik;
  useFocusAfterSending(formik, checked, button);
  const draft = useQuoteDraft(form, formik, plan.text ? plan.found : undefined);

  const subjectLine =
    subject && interpolate(labels.quoteSubject, { name: subject });
  /** Adds subject and plan to a message. */
  const withContext = (fields: QuoteFields): QuoteFields => ({
    ...fields,
    message: [subjectLine, fields.message, plan.text && `\n${plan.text}`]
      .filter(Boolean)
      .join("\n"),
  });

  async function send(fields: QuoteFields) {
    const request = withContext(quoteFields.parse(fields));
    if (!(await submission.submit(request, plan.text !== ""))) return;
    draft.clear();
    forgetSubject();
    plan.remove();
    setChecked(false);
  }

  function clear() {
    if (!window.confirm(labels.clearDraftSure)) return;
    draft.clear();
    plan.remove();
    setChecked(false);
    submission.forget();
    focusControl("name");
  }

  const isSent = outcome === "sent" || outcome === "sentWithPlan";
  if (isSent || (outcome === "sending" && !isSubmitting))
    return (
      <>
        <QuoteSent
          outcome={outcome}
          takesFocus={submission.isNew}
          onHeading={props.onHeading}
          texts={texts}
          fields={submission.sentFields}
          onAgain={() => {
            submission.forget();
            requestAnimationFrame(() => focusControl("name"));
          }}
        />
        <Notices />
      </>
    );

  const note = subjectLine && (
    <SubjectNote
      id={noteId("message")}
      line={subjectLine}
      onRemove={(byTouch) => {
        forgetSubject();
        // The focused button disappears, so the focus moves to its field.
        if (!byTouch) focusControl("message");
      }}
    />
  );

  return (
    <>
      <form
        ref={setForm}
        className={styles.form}
        method="post"
        action={endpoint}
        noValidate
        onSubmit={(event) => {
          // What was entered before isn't known yet: the browser sends it.
          if (!isReady) return;
          setChecked(true);
          submission.forget();
          // Formik validates and sends the values of the last render.
          flushSync(() => draft.read(false));
          formik.handleSubmit(event);
        }}
      >
        {!isOwn && (
          <noscript>
            <div dangerouslySetInnerHTML={{ __html: withoutScripts }} />
          </noscript>
        )}
        {!isOwn && !isReady && (
          <LoadFailure text="This form couldn’t load, so it can’t be sent from this page." />
        )}
        <PlanCard plan={plan} />
        {fieldRows.map((row) => (
          <div key={row[0]?.name} className={styles.row}>
            {row.map((field) => (
              <QuoteFieldControl
                key={field.name}
                field={field}
                texts={texts}
                value={values[field.name]}
                error={checked ? errors[field.name] : undefined}
                note={field.name === "message" && note}
              />
            ))}
          </div>
        ))}
        <button
          ref={button}
          type="submit"
          disabled={isSubmitting || (!isReady && !isOwn)}
          className={styles.submit}
        >
          {isSubmitting ? texts.sending : texts.button}
        </button>
        {hasEntries(values) && (
          <p className={styles.subject}>
            {draft.isKept && <span>{`${labels.draftKept} `}</span>}
            <button type="button" className={styles.textButton} onClick={clear}>
              {labels.clearDraft}
            </button>
          </p>
        )}
        {isOwn && (
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
        {outcome === "failed" && (
          <QuoteFailure fields={withContext(values)} texts={texts} />
        )}
      </form>
      {isReady && <Notices />}
    </>
  );
}

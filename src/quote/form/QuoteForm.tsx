import { useFormik } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toFormikValidate } from "zod-formik-adapter";
import { LoadFailure } from "../../components/LoadFailure";
import { useIsHydrated } from "../../hooks/useOnClient";
import { useSite } from "../../hooks/useSite";
import type { PlanContent } from "../../planner/plan/describePlan";
import { messageWords } from "../../planner/words";
import { quoteEndpoint } from "../../site/env";
import { routes } from "../../site/routes";
import { interpolate } from "../../site/text";
import {
  emptyFields,
  fallbackMessage,
  fieldNames,
  fieldRows,
  honeypotField,
  quoteFields,
} from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { tidyFields } from "../request/tidyFields";
import { PlanCard } from "./PlanCard";
import type { KnownPages } from "./prefill";
import { Notices } from "./notify";
import { isFilled } from "./quoteDraft";
import { focusControl, noteId, QuoteFieldControl } from "./QuoteFieldControl";
import { QuoteFailure } from "./QuoteFailure";
import * as fieldStyles from "../../components/Field.module.css";
import * as styles from "./QuoteForm.module.css";
import { QuoteSent } from "./QuoteSent";
import { SubjectNote } from "./SubjectNote";
import { submitQuote } from "./submitQuote";
import { useAttachedPlan } from "./useAttachedPlan";
import { useOutcome } from "./useOutcome";
import { useQuoteDraft } from "./useQuoteDraft";
import { useQuoteSubject } from "./useQuoteSubject";

const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);

/** Whether the site's own receiver takes the form, also from the browser itself. */
const isOwn = endpoint === routes.quoteReceiver;

/** The adapter is typed for zod's full build, but works with zod/mini too. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteFields>>[0];
const validateTidy = toFormikValidate(quoteFields as unknown as AdapterSchema, {
  error: fallbackMessage,
});
const validate = (fields: QuoteFields) => validateTidy(tidyFields(fields));

interface QuoteFormProps {
  knownPages: KnownPages;
  /** What the content says about things and homes, for a moving plan. */
  planContent: PlanContent;
  texts: QuoteTexts;
  /** HTML for visitors without JavaScript if they can't send the form. */
  withoutScripts: string;
}

export function QuoteForm(props: QuoteFormProps) {
  const { knownPages, planContent, texts, withoutScripts } = props;
  const { labels } = useSite();
  const isReady = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState(false);
  const { outcome, ...result } = useOutcome(texts);
  const [sentFields, setSentFields] = useState<QuoteFields>();
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
  const draft = useQuoteDraft(formik, plan.text ? plan.found : undefined);

  const subjectLine =
    subject && interpolate(labels.quoteSubject, { name: subject });
  /** Adds subject and plan to a message, but never sends them as the only text. */
  const withContext = (fields: QuoteFields): QuoteFields =>
    fields.message
      ? {
          ...fields,
          message: [
            ...(subjectLine ? [subjectLine] : []),
            fields.message,
            ...(plan.text ? ["", plan.text] : []),
          ].join("\n"),
        }
      : fields;

  async function send(fields: QuoteFields) {
    const request = withContext(tidyFields(fields));
    const isAccepted = await result.follow(
      submitQuote(endpoint, request, window.location.href),
      plan.text !== "",
    );
    if (!isAccepted) return;
    setSentFields(request);
    draft.clear();
    forgetSubject();
    plan.remove();
    setChecked(false);
  }

  // After sending, focuses the first invalid field, or the button again, which
  // lost the focus while it was disabled.
  const moveFocus = useEffectEvent(() => {
    if (!checked) return;
    const first = fieldNames.find((name) => errors[name]);
    if (first) focusControl(first);
    else if (document.activeElement?.contains(button.current))
      button.current?.focus();
  });
  // Only the end of sending moves the focus, not typing.
  useEffect(() => {
    if (!isSubmitting) moveFocus();
  }, [isSubmitting]);

  function removeSubject(byTouch: boolean) {
    forgetSubject();
    // The focused button disappears, so the focus moves to its field.
    if (!byTouch) focusControl("message");
  }

  function clear() {
    if (!window.confirm(labels.clearDraftSure)) return;
    draft.clear();
    setChecked(false);
    result.forget();
    focusControl("name");
  }

  const isSent = outcome === "sent" || outcome === "sentWithPlan";
  if (isSent || (outcome === "sending" && !isSubmitting))
    return (
      <>
        <QuoteSent
          outcome={outcome}
          takesFocus={result.isNew}
          texts={texts}
          fields={sentFields}
          onAgain={() => {
            result.forget();
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
      onRemove={removeSubject}
    />
  );

  return (
    <>
      <form
        className={styles.form}
        method="post"
        action={endpoint}
        noValidate
        onSubmit={(event) => {
          // What was entered before isn't known yet: the browser sends it.
          if (!isReady) return;
          setChecked(true);
          result.forget();
          formik.handleSubmit(event);
        }}
      >
        {!isOwn && (
          <noscript>
            <div dangerouslySetInnerHTML={{ __html: withoutScripts }} />
          </noscript>
        )}
        {!isOwn && !isReady && <LoadFailure text={messageWords.unready} />}
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
                onChange={draft.onChange}
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
        {isFilled(values) && (
          <p className={styles.subject}>
            {draft.isKept && <span>{`${labels.draftKept} `}</span>}
            <button
              type="button"
              className={fieldStyles.textButton}
              onClick={clear}
            >
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
          <QuoteFailure
            fields={withContext(tidyFields(values))}
            texts={texts}
          />
        )}
      </form>
      {isReady && <Notices />}
    </>
  );
}

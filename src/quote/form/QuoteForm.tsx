import { useFormik } from "formik";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toFormikValidate } from "zod-formik-adapter";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import { LoadFailure } from "../../components/LoadFailure";
import { useIsHydrated } from "../../hooks/useClientValue";
import { useSite } from "../../hooks/useSite";
import type { PlannerCatalog } from "../../planner/estimate/describePlan";
import { parseQuoteEndpoint } from "../../site/env";
import { routes } from "../../site/routes";
import { interpolate } from "../../shared/text";
import {
  emptyValues,
  zodErrorMap,
  fieldRows,
  honeypotFieldName,
  quoteValuesSchema,
} from "../request/quoteRequest";
import type { QuoteValues } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { AttachedPlanCard, useAttachedPlan } from "./AttachedPlan";
import { Toasts } from "./toasts";
import {
  focusField,
  getHintId,
  QuoteFieldControl,
  readShownError,
  useFocusFirstInvalidField,
} from "./QuoteFieldControl";
import { QuoteFailure } from "./QuoteFailure";
import * as styles from "./QuoteForm.module.css";
import { QuoteSent } from "./QuoteSent";
import { SubjectHint, useQuoteSubject } from "./QuoteSubject";
import type { SubjectPage } from "./QuoteSubject";
import { hasValues, useQuoteDraft } from "./useQuoteDraft";
import { useSubmission } from "./useSubmission";

const endpoint = parseQuoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);

/** Whether the form posts to the site's own receiver, and therefore works without scripts, too. */
const usesOwnReceiver = endpoint === routes.quoteReceiver;

/** The adapter is typed for zod's full build, but works with zod/mini too. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteValues>>[0];

const validate = toFormikValidate(
  quoteValuesSchema as unknown as AdapterSchema,
  {
    error: zodErrorMap,
  },
);

interface QuoteFormProps {
  /** The pages that a request can be about, in the order in which the subject has them. */
  subjectPages: readonly SubjectPage[];
  /** Rooms and homes, from which the text about a moving plan is built. */
  plannerCatalog: PlannerCatalog;
  texts: QuoteTexts;
  /** HTML for visitors without JavaScript, used only if the form needs JavaScript. */
  withoutScripts: string;
  /** Called with the page's new heading after sending, and with `undefined` once the form is back. */
  onHeading: (heading?: string) => void;
}

export function QuoteForm(props: QuoteFormProps) {
  const { subjectPages, plannerCatalog, texts, withoutScripts } = props;
  const { labels } = useSite();
  const isReady = useIsHydrated();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isSending = useRef(false);
  const [message, announce] = useAnnouncer();
  const [showsErrors, setShowsErrors] = useState(false);
  const { outcome, ...submission } = useSubmission(endpoint, texts);
  const [subject, removeSubject] = useQuoteSubject(subjectPages);
  const plan = useAttachedPlan(plannerCatalog);
  const formik = useFormik<QuoteValues>({
    initialValues: emptyValues,
    validate,
    validateOnBlur: false,
    validateOnChange: showsErrors,
    onSubmit: send,
  });
  const { values, errors, isSubmitting } = formik;
  useFocusFirstInvalidField(formik, showsErrors, (name) =>
    announce(readShownError(name)),
  );
  const draft = useQuoteDraft(
    form,
    formik,
    plan.text ? plan.storedPlan : undefined,
  );

  const subjectLine =
    subject && interpolate(labels.quoteSubject, { name: subject });
  /** Adds the subject before the message, and the plan after the message. */
  const withContext = (enteredValues: QuoteValues): QuoteValues => ({
    ...enteredValues,
    message: [subjectLine, enteredValues.message, plan.text && `\n${plan.text}`]
      .filter(Boolean)
      .join("\n"),
  });

  async function send(enteredValues: QuoteValues) {
    const request = withContext(quoteValuesSchema.parse(enteredValues));
    if (!(await submission.submit(request, plan.text !== ""))) return;
    draft.clearDraft();
    removeSubject();
    plan.removePlan();
    setShowsErrors(false);
  }

  /** Validates and sends the form, unless a submission is in progress. */
  async function submitOnce() {
    if (isSending.current) return;
    isSending.current = true;
    setShowsErrors(true);
    submission.reset();
    // Renders the form's values now: Formik submits the values of the last render.
    flushSync(() => draft.readForm(false));
    await formik.submitForm();
    isSending.current = false;
  }

  function clearDraft() {
    if (!window.confirm(labels.clearDraftSure)) return;
    draft.clearDraft();
    plan.removePlan();
    setShowsErrors(false);
    submission.reset();
    focusField("name");
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
          values={submission.sentValues}
          onShowForm={() => {
            submission.reset();
            requestAnimationFrame(() => focusField("name"));
          }}
        />
        <Toasts />
      </>
    );

  const subjectHint = subjectLine && (
    <SubjectHint
      id={getHintId("message")}
      line={subjectLine}
      onRemove={(byTouch) => {
        removeSubject();
        // The button that has the focus disappears.
        if (!byTouch) focusField("message");
      }}
    />
  );

  return (
    <>
      <form
        ref={setForm}
        className={`stack ${styles.form}`}
        method="post"
        action={endpoint}
        noValidate
        onInput={() => {
          // An announced error may no longer hold.
          if (message.text) announce("");
        }}
        onSubmit={(event) => {
          // Before hydration, the browser submits the form itself.
          if (!isReady) return;
          event.preventDefault();
          void submitOnce();
        }}
      >
        {!usesOwnReceiver && (
          <noscript>
            <div dangerouslySetInnerHTML={{ __html: withoutScripts }} />
          </noscript>
        )}
        {!usesOwnReceiver && !isReady && (
          <LoadFailure
            text="This form couldn’t load, so it can’t be sent from this page."
            oldBrowserText="This browser is too old for this form, so it can’t be sent from this page."
          />
        )}
        <AttachedPlanCard plan={plan} />
        {fieldRows.map((row) => (
          <div key={row[0]?.name} className={`stack ${styles.row}`}>
            {row.map((field) => (
              <QuoteFieldControl
                key={field.name}
                field={field}
                texts={texts}
                value={values[field.name]}
                error={showsErrors ? (errors[field.name] ?? "") : undefined}
                hint={field.name === "message" && subjectHint}
              />
            ))}
          </div>
        ))}
        <button
          type="submit"
          disabled={!isReady && !usesOwnReceiver}
          // A disabled button would lose the focus.
          aria-disabled={isSubmitting || undefined}
          className={styles.submit}
        >
          {isSubmitting ? texts.sending : texts.button}
        </button>
        {hasValues(values) && (
          <p className={styles.subject}>
            {draft.isSaved && <span>{`${labels.draftKept} `}</span>}
            <button
              type="button"
              className={styles.textButton}
              onClick={clearDraft}
            >
              {labels.clearDraft}
            </button>
          </p>
        )}
        {usesOwnReceiver && (
          <noscript>
            <input
              className={styles.honeypot}
              name={honeypotFieldName}
              autoComplete="off"
              tabIndex={-1}
              aria-hidden="true"
            />
          </noscript>
        )}
        <LiveRegion message={message} className="visually-hidden" />
        {outcome === "failed" && (
          <QuoteFailure values={withContext(values)} texts={texts} />
        )}
      </form>
      {isReady && <Toasts />}
    </>
  );
}

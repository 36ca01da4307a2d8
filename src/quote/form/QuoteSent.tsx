import { useEffect, useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { LinkList } from "../../components/LinkList";
import { StepList } from "../../components/StepList";
import { useSite } from "../../hooks/useSite";
import { routes } from "../../site/routes";
import { interpolate, telephoneUri, noWrapNames } from "../../shared/text";
import { fieldRows } from "../request/quoteRequest";
import type { QuoteValues } from "../request/quoteRequest";
import { formatField } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";
import * as formStyles from "./QuoteForm.module.css";
import * as styles from "./QuoteSent.module.css";
import type { SubmissionOutcome } from "./useSubmission";

/**
 * The first name in a name as visitors type it, or "" if its first word may be
 * something else, as in "Dr. Ann Lee" and "Lee, Ann".
 */
const parseFirstName = (name: string): string =>
  /^\s*(\p{L}[\p{L}\p{M}'’-]*)(?=\s|$)/u.exec(name)?.[1] ?? "";

interface QuoteSentProps {
  /** "sending" if nobody knows how that ended. */
  outcome: Exclude<SubmissionOutcome, "" | "failed">;
  texts: QuoteTexts;
  /** The request, which only the page that sent it knows. */
  values?: QuoteValues;
  /** Whether it takes the focus, which the form had. */
  takesFocus: boolean;
  /** Is given the page's heading, and nothing once the form is back. */
  onHeading: (heading?: string) => void;
  /** Shows the form again. */
  onShowForm: () => void;
}

/** In place of the form once it is sent: what happens next, and what to read. */
export function QuoteSent(props: QuoteSentProps) {
  const { outcome, texts, values, takesFocus, onHeading, onShowForm } = props;
  const { company, labels, resources } = useSite();
  const isOutcomeKnown = outcome !== "sending";
  const name = values && parseFirstName(values.name);
  const thanks = name
    ? interpolate(labels.sentThanks, { name })
    : labels.sentThanksUnnamed;
  const heading = isOutcomeKnown ? thanks : labels.leftWhileSending;
  useEffect(() => {
    onHeading(heading);
    return onHeading;
  }, [heading, onHeading]);
  const container = useRef<HTMLDivElement>(null);
  // The form has gone, and with it the focus, unless it is elsewhere by now.
  useEffect(() => {
    if (!takesFocus || !document.activeElement?.contains(container.current))
      return;
    container.current?.focus({ preventScroll: true });
    // Above it stands the page's heading, which now says thanks.
    window.scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <div
      ref={container}
      className={styles.success}
      tabIndex={-1}
      // A notice announces what is known.
      role={isOutcomeKnown ? undefined : "alert"}
    >
      {/* A notice says it to whoever has just sent the request. */}
      {isOutcomeKnown && !takesFocus && (
        <p className="lead">{texts.success.text}</p>
      )}
      {outcome === "sentWithPlan" && <p>Your moving plan was sent with it.</p>}
      <p>
        {labels.sentHours}{" "}
        <a href={telephoneUri(company.phone)}>{noWrapNames(labels.call)}</a>
      </p>
      {isOutcomeKnown && (
        <>
          <h2>{labels.sentNext}</h2>
          <StepList
            steps={[
              { drawing: "phone", text: labels.sentCall },
              { drawing: "clipboard", text: labels.sentVisit },
              { drawing: "signature", text: labels.sentEstimate },
            ]}
          />
          {values && (
            <Disclosure summary={labels.sentRequest} className={styles.request}>
              {fieldRows.flat().map((field) => (
                <p key={field.name}>
                  {formatField(field, values[field.name], texts)}
                </p>
              ))}
            </Disclosure>
          )}
          <p>
            <a className={styles.plan} href={routes.plan}>
              {labels.sentPlan}
            </a>
          </p>
          <LinkList links={resources.nodes} className={styles.ways} />
        </>
      )}
      <p>
        <button
          type="button"
          className={formStyles.textButton}
          onClick={onShowForm}
        >
          {isOutcomeKnown ? labels.sentAgain : labels.leftShowForm}
        </button>
      </p>
    </div>
  );
}

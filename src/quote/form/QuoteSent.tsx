import { useEffect, useRef } from "react";
import { ButtonLink } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { LinkList } from "../../components/LinkList";
import { StepList } from "../../components/StepList";
import { useSite } from "../../hooks/useSite";
import { routes } from "../../site/routes";
import { interpolate, buildTelephoneUri, noWrapNames } from "../../shared/text";
import { fieldRows } from "../request/quoteRequest";
import type { QuoteValues } from "../request/quoteRequest";
import { formatField } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";
import * as formStyles from "./QuoteForm.module.css";
import * as styles from "./QuoteSent.module.css";
import type { SubmissionOutcome } from "./useSubmission";

/**
 * Parses the first name of a full name. Returns "" if the first word has a period or a comma: it
 * may be a title or the last name, as in "Dr. Ann Lee" and "Lee, Ann".
 */
const parseFirstName = (name: string): string =>
  /^\s*(\p{L}[\p{L}\p{M}'’-]*)(?=\s|$)/u.exec(name)?.[1] ?? "";

interface QuoteSentProps {
  /** "sending" if the outcome is unknown. */
  outcome: Exclude<SubmissionOutcome, "" | "failed">;
  texts: QuoteTexts;
  /** Values of the request; `undefined` after a reload. */
  values?: QuoteValues;
  /** Whether to take over the focus from the form. */
  takesFocus: boolean;
  /** Called with the page's new heading, and with `undefined` once the form is back. */
  onHeading: (heading?: string) => void;
  onShowForm: () => void;
}

/** Confirmation in place of a sent form, with the next steps and further links. */
export function QuoteSent(props: QuoteSentProps) {
  const { outcome, texts, values, takesFocus, onHeading, onShowForm } = props;
  const { company, labels, resources } = useSite();
  const isOutcomeKnown = outcome !== "sending";
  const name = values && parseFirstName(values.name);
  const thanksHeading = name
    ? interpolate(labels.sentThanks, { name })
    : labels.sentThanksUnnamed;
  const heading = isOutcomeKnown ? thanksHeading : labels.leftWhileSending;
  useEffect(() => {
    onHeading(heading);
    return onHeading;
  }, [heading, onHeading]);
  const container = useRef<HTMLDivElement>(null);
  // Takes the focus of the removed form, unless the visitor has moved the focus elsewhere.
  useEffect(() => {
    if (!takesFocus || !document.activeElement?.contains(container.current))
      return;
    // The removed form leaves the caret at the box's end, where screen readers would read on.
    document.getSelection()?.removeAllRanges();
    container.current?.focus({ preventScroll: true });
    // The page's heading, which now thanks the visitor, is at the top.
    window.scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <div
      ref={container}
      className={styles.success}
      tabIndex={-1}
      // A toast announces the known outcomes.
      role={isOutcomeKnown ? "group" : "alert"}
      aria-label={isOutcomeKnown ? heading : undefined}
    >
      {/* Right after sending, a toast has this text. */}
      {isOutcomeKnown && !takesFocus && (
        <p className="lead">{texts.success.text}</p>
      )}
      {outcome === "sentWithPlan" && <p>Your moving plan was sent with it.</p>}
      <p>
        {labels.sentHours}{" "}
        <a href={buildTelephoneUri(company.phone)}>
          {noWrapNames(labels.call)}
        </a>
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
            <ButtonLink to={routes.plan}>{labels.sentPlan}</ButtonLink>
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

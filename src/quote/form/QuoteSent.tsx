import { useEffect, useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { LinkList } from "../../components/LinkList";
import { StepList } from "../../components/StepList";
import { useSite } from "../../hooks/useSite";
import { routes } from "../../site/routes";
import { interpolate, telephoneUri, withUnbrokenNames } from "../../site/text";
import { fieldRows } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import { fieldLine } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";
import * as formStyles from "./QuoteForm.module.css";
import * as styles from "./QuoteSent.module.css";
import type { SubmissionState } from "./useSubmission";

/**
 * The first name in a name as visitors type it, or "" if its first word may be
 * something else, as in "Dr. Ann Lee" and "Lee, Ann".
 */
const firstName = (name: string): string =>
  /^\s*(\p{L}[\p{L}\p{M}'’-]*)(?=\s|$)/u.exec(name)?.[1] ?? "";

interface QuoteSentProps {
  /** "sending" if nobody knows how that ended. */
  outcome: Exclude<SubmissionState, "" | "failed">;
  texts: QuoteTexts;
  /** The request, which only the page that sent it knows. */
  fields?: QuoteFields;
  /** Whether it takes the focus, which the form had. */
  takesFocus: boolean;
  /** Is given the page's heading, and nothing once the form is back. */
  onHeading: (heading?: string) => void;
  /** Shows the form again. */
  onAgain: () => void;
}

/** In place of the form once it is sent: what happens next, and what to read. */
export function QuoteSent(props: QuoteSentProps) {
  const { outcome, texts, fields, takesFocus, onHeading, onAgain } = props;
  const { company, labels, resources } = useSite();
  const isKnown = outcome !== "sending";
  const name = fields && firstName(fields.name);
  const thanks = name
    ? interpolate(labels.sentThanks, { name })
    : labels.sentThanksUnnamed;
  const heading = isKnown ? thanks : labels.leftWhileSending;
  useEffect(() => {
    onHeading(heading);
    return onHeading;
  }, [heading, onHeading]);
  const box = useRef<HTMLDivElement>(null);
  // The form has gone, and with it the focus, unless it is elsewhere by now.
  useEffect(() => {
    if (!takesFocus || !document.activeElement?.contains(box.current)) return;
    box.current?.focus({ preventScroll: true });
    // Above it stands the page's heading, which now says thanks.
    window.scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <div
      ref={box}
      className={styles.success}
      tabIndex={-1}
      // A notice announces what is known.
      role={isKnown ? undefined : "alert"}
    >
      {/* A notice says it to whoever has just sent the request. */}
      {isKnown && !takesFocus && <p className="lead">{texts.success.text}</p>}
      {outcome === "sentWithPlan" && <p>Your moving plan was sent with it.</p>}
      <p>
        {labels.sentHours}{" "}
        <a href={telephoneUri(company.phone)}>
          {withUnbrokenNames(labels.call)}
        </a>
      </p>
      {isKnown && (
        <>
          <h2>{labels.sentNext}</h2>
          <StepList
            steps={[
              { drawing: "phone", text: labels.sentCall },
              { drawing: "clipboard", text: labels.sentVisit },
              { drawing: "signature", text: labels.sentEstimate },
            ]}
          />
          {fields && (
            <Disclosure summary={labels.sentRequest} className={styles.request}>
              {fieldRows.flat().map((field) => (
                <p key={field.name}>
                  {fieldLine(field, fields[field.name], texts)}
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
          onClick={onAgain}
        >
          {isKnown ? labels.sentAgain : labels.leftShowForm}
        </button>
      </p>
    </div>
  );
}

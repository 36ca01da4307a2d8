import { useState } from "react";
import { getReferrerPath } from "../../browser/getReferrerPath";
import { useClientValue } from "../../hooks/useClientValue";
import { useSite } from "../../hooks/useSite";
import { quoteOptions, replaceRetiredValue } from "../request/quoteOptions";
import type { QuoteValues } from "../request/quoteRequest";
import * as styles from "./QuoteForm.module.css";

/** A page that a request can be about. */
export interface SubjectPage {
  /** Name of the parameter in the query that has the page's slug. */
  readonly parameter: string;
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

/**
 * Finds the subject of a request, such as "Packing Services, Tacoma". Service and city come from
 * the query, as in `?service=packing&city=tacoma`, or else from the referring page.
 * @returns an empty text without a known page
 * @param from path of the referring page
 */
export function describeSubject(
  query: string,
  from: string | undefined,
  pages: readonly SubjectPage[],
): string {
  const parameters = new URLSearchParams(query);
  function isSubject({ parameter, slug, path }: SubjectPage): boolean {
    const value = parameters.get(parameter);
    return value === null ? path === from : slug === value;
  }
  return pages
    .filter(isSubject)
    .map(({ name }) => name)
    .join(", ");
}

/** Parses the values that the URL's query prefills, such as `?moveSize=studio`. */
export function parseQueryValues(query: string): Partial<QuoteValues> {
  const value = new URLSearchParams(query).get("moveSize") ?? "";
  const moveSize = replaceRetiredValue("moveSize", value);
  const moveSizes: readonly string[] = Object.values(quoteOptions.moveSize);
  return moveSizes.includes(moveSize) ? { moveSize } : {};
}

interface HistoryState {
  readonly hasNoSubject?: boolean;
}

const getHistoryState = () => window.history.state as HistoryState | null;

/**
 * Returns the subject of the request and a function that removes it. The subject is `undefined`
 * until hydration, and empty without a subject. A removal is stored in the history entry, so that
 * it outlives a reload.
 */
export function useQuoteSubject(
  subjectPages: readonly SubjectPage[],
): readonly [subject: string | undefined, remove: () => void] {
  const found = useClientValue(
    () =>
      getHistoryState()?.hasNoSubject
        ? ""
        : describeSubject(
            window.location.search,
            getReferrerPath(),
            subjectPages,
          ),
    undefined,
  );
  const [isRemoved, setRemoved] = useState(false);

  function removeSubject(): void {
    window.history.replaceState(
      { ...getHistoryState(), hasNoSubject: true },
      "",
    );
    setRemoved(true);
  }

  return [isRemoved ? "" : found, removeSubject];
}

interface SubjectHintProps {
  id: string;
  /** The line that is sent before the visitor's message. */
  line: string;
  /** @param byTouch whether the button was tapped: the focus would then open the on-screen keyboard */
  onRemove: (byTouch: boolean) => void;
}

/** The subject of a request, with a button that removes it. */
export function SubjectHint({ id, line, onRemove }: SubjectHintProps) {
  const { labels } = useSite();
  return (
    <p className={styles.subject}>
      <span id={id}>{line}</span>
      {"\u00a0· "}
      <button
        type="button"
        className={styles.textButton}
        aria-describedby={id}
        onClick={({ nativeEvent }) =>
          onRemove((nativeEvent as PointerEvent).pointerType === "touch")
        }
      >
        {labels.quoteSubjectRemove}
      </button>
    </p>
  );
}

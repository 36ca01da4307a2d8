import { useState } from "react";
import { getReferrerPath } from "../../browser/getReferrerPath";
import { useClientValue } from "../../hooks/useClientValue";
import { useSite } from "../../hooks/useSite";
import { quoteOptions } from "../request/quoteOptions";
import type { QuoteValues } from "../request/quoteRequest";
import * as styles from "./QuoteForm.module.css";

interface KnownPage {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

/** Pages that a request can be about. */
export interface KnownPages {
  readonly services: readonly KnownPage[];
  readonly cities: readonly KnownPage[];
}

/**
 * What a request is about, such as "Packing Services, Tacoma": the service and
 * city in the form's query `?service=&city=`, else the ones whose page the
 * visitor comes from. Empty if there are none, or the site doesn't know them.
 * @param from path of the page that the visitor comes from
 */
export function findSubject(
  query: string,
  from: string | undefined,
  { services, cities }: KnownPages,
): string {
  const parameters = new URLSearchParams(query);
  const findName = (list: readonly KnownPage[], parameter: string) => {
    const value = parameters.get(parameter);
    const found = list.find(({ slug, path }) =>
      value === null ? path === from : slug === value,
    );
    return found?.name;
  };
  return [findName(services, "service"), findName(cities, "city")]
    .filter(Boolean)
    .join(", ");
}

/** The fields that the form's query fills in, such as `?moveSize=studio`. */
export function valuesFromQuery(query: string): Partial<QuoteValues> {
  const moveSize = new URLSearchParams(query).get("moveSize") ?? "";
  return (Object.values(quoteOptions.moveSize) as string[]).includes(moveSize)
    ? { moveSize }
    : {};
}

interface HistoryState {
  readonly hasNoSubject?: boolean;
}

const getHistoryState = () => window.history.state as HistoryState | null;

/**
 * What the request is about, by the address and the page before, and a function to
 * remove it. `undefined` until hydration; empty if there is no subject. A removal
 * lasts as long as the form's history entry.
 */
export function useQuoteSubject(
  knownPages: KnownPages,
): readonly [subject: string | undefined, reset: () => void] {
  const found = useClientValue(
    () =>
      getHistoryState()?.hasNoSubject
        ? ""
        : findSubject(window.location.search, getReferrerPath(), knownPages),
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
  /** The line that is sent above the visitor's message. */
  line: string;
  /** @param byTouch if so, an on-screen keyboard should not open */
  onRemove: (byTouch: boolean) => void;
}

/** Shows what a request is about, with a button to remove it. */
export function SubjectHint({ id, line, onRemove }: SubjectHintProps) {
  const { labels } = useSite();
  return (
    <p className={styles.subject}>
      <span id={id}>{line}</span>
      {" · "}
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

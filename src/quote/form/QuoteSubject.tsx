import { useState } from "react";
import { referrerPath } from "../../hooks/referrerPath";
import { useOnClient } from "../../hooks/useOnClient";
import { useSite } from "../../hooks/useSite";
import { quoteOptions } from "../request/quoteOptions";
import type { QuoteFields } from "../request/quoteRequest";
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
export function subjectOf(
  query: string,
  from: string | undefined,
  { services, cities }: KnownPages,
): string {
  const parameters = new URLSearchParams(query);
  const nameOf = (list: readonly KnownPage[], parameter: string) => {
    const value = parameters.get(parameter);
    const found = list.find(({ slug, path }) =>
      value === null ? path === from : slug === value,
    );
    return found?.name;
  };
  return [nameOf(services, "service"), nameOf(cities, "city")]
    .filter(Boolean)
    .join(", ");
}

/** The fields that the form's query fills in, such as `?moveSize=studio`. */
export function prefill(query: string): Partial<QuoteFields> {
  const moveSize = new URLSearchParams(query).get("moveSize") ?? "";
  return (Object.values(quoteOptions.moveSize) as string[]).includes(moveSize)
    ? { moveSize }
    : {};
}

interface HistoryState {
  readonly hasNoSubject?: boolean;
}

const historyState = () => window.history.state as HistoryState | null;

/**
 * What the request is about, by the address and the page before, and a function to
 * remove it. `undefined` until hydration; empty if there is no subject. A removal
 * lasts as long as the form's history entry.
 */
export function useQuoteSubject(
  knownPages: KnownPages,
): readonly [subject: string | undefined, forget: () => void] {
  const found = useOnClient(
    () =>
      historyState()?.hasNoSubject
        ? ""
        : subjectOf(window.location.search, referrerPath(), knownPages),
    undefined,
  );
  const [isForgotten, setForgotten] = useState(false);

  function forget(): void {
    window.history.replaceState({ ...historyState(), hasNoSubject: true }, "");
    setForgotten(true);
  }

  return [isForgotten ? "" : found, forget];
}

interface SubjectNoteProps {
  id: string;
  /** The line that is sent above the visitor's message. */
  line: string;
  /** @param byTouch if so, an on-screen keyboard should not open */
  onRemove: (byTouch: boolean) => void;
}

/** Shows what a request is about, with a button to remove it. */
export function SubjectNote({ id, line, onRemove }: SubjectNoteProps) {
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

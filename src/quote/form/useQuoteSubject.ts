import { useState } from "react";
import { referrerPath } from "../../hooks/referrerPath";
import { useOnClient } from "../../hooks/useOnClient";
import { subjectOf } from "./prefill";
import type { KnownPages } from "./prefill";

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

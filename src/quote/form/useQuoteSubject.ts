import { useEffect, useState } from "react";
import { referrerPath } from "../../hooks/referrerPath";
import { useOnClient } from "../../hooks/useOnClient";
import { subjectOf } from "./prefill";
import type { KnownPages } from "./prefill";

interface HistoryState {
  readonly quoteSubject?: unknown;
}

const historyState = () => window.history.state as HistoryState | null;

/** The subject saved with this history entry; empty if it was removed. */
function loadSubject(): string | undefined {
  const subject = historyState()?.quoteSubject;
  return typeof subject === "string" ? subject : undefined;
}

/** Saves only changes, because browsers limit how often a page may do so. */
function saveSubject(quoteSubject: string): void {
  if (loadSubject() === quoteSubject) return;
  window.history.replaceState({ ...historyState(), quoteSubject }, "");
}

/**
 * What the request is about, and a function to remove it. `undefined` until
 * hydration; empty if there is no subject.
 *
 * It is saved with the form's history entry, so that a reload or a step back
 * restores it, or its removal. A later visit from another page starts anew.
 */
export function useQuoteSubject(
  known: KnownPages,
): readonly [subject: string | undefined, forget: () => void] {
  const found = useOnClient(
    () =>
      loadSubject() ?? subjectOf(window.location.search, referrerPath(), known),
    undefined,
  );
  const [isForgotten, setForgotten] = useState(false);
  const subject = isForgotten ? "" : found;

  // On every render, because a link within the page creates a new entry.
  useEffect(() => {
    if (subject !== undefined) saveSubject(subject);
  });

  return [subject, () => setForgotten(true)];
}

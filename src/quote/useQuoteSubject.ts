import { useEffect, useState } from "react";
import { cameFrom } from "../hooks/cameFrom";
import { useOnClient } from "../hooks/useOnClient";
import { subjectOf } from "./prefill";
import type { Known } from "./prefill";

interface EntryState {
  readonly quoteSubject?: unknown;
}

const stateOfEntry = () => window.history.state as EntryState | null;

/** What was kept with this entry of the history: empty where about nothing. */
function loadSubject(): string | undefined {
  const subject = stateOfEntry()?.quoteSubject;
  return typeof subject === "string" ? subject : undefined;
}

/** Browsers limit how often a page may do so: only what is new is kept. */
function saveSubject(quoteSubject: string): void {
  if (loadSubject() === quoteSubject) return;
  window.history.replaceState({ ...stateOfEntry(), quoteSubject }, "");
}

/**
 * What the request is about, from the page that led to the form, until the
 * visitor removes it or has sent it; and what forgets it. Unknown until the page
 * is hydrated.
 *
 * It is kept with the form's entry in the history of the browser: a reload and
 * a step back find it as it was left, also that it was removed. Who comes from
 * another page later gets a new entry.
 */
export function useQuoteSubject(
  known: Known,
): readonly [subject: string | undefined, forget: () => void] {
  const found = useOnClient(
    () => loadSubject() ?? subjectOf(window.location.search, cameFrom(), known),
    undefined,
  );
  const [isForgotten, setForgotten] = useState(false);
  const subject = isForgotten ? "" : found;

  // With every render: a link within the page makes a new entry.
  useEffect(() => {
    if (subject !== undefined) saveSubject(subject);
  });

  return [subject, () => setForgotten(true)];
}

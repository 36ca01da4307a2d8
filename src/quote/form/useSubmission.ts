import { useState } from "react";
import { useOnClient } from "../../hooks/useOnClient";
import { routes } from "../../site/routes";
import { readStorage, writeStorage } from "../../site/storage";
import { forEachField } from "../request/quoteRequest";
import type { QuoteFields, QuoteRequest } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { notify } from "./notify";

/** Milliseconds. */
const requestTimeout = 15_000;

/**
 * Posts a quote request, also while the visitor leaves the page. Only the response's
 * status decides over success.
 * @param source URL of the page it was filled in on
 * @throws if the service rejects it, is unreachable or doesn't respond in time
 */
export async function submitQuote(
  endpoint: string,
  fields: QuoteFields,
  source: string,
): Promise<void> {
  const body: QuoteRequest = {
    ...forEachField((name) => fields[name]),
    timestamp: new Date().toISOString(),
    source,
  };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), requestTimeout);
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
    },
    mode: "cors",
    credentials: "omit",
    // Of other services, some answer with a redirect. In place of the site's own
    // receiver, a network that asks for a login would.
    redirect: endpoint === routes.quoteReceiver ? "error" : "follow",
    // Browsers take up to 64 kB, which the longest request nearly fills.
    keepalive: true,
    body: JSON.stringify(body),
    signal: abort.signal,
  }).finally(() => clearTimeout(timer));
  if (response.ok) return;
  const log = (text: unknown) => console.error(response.status, text);
  void response.text().then(log, log);
  throw new Error(`The receiver answered ${response.status}`);
}

/**
 * How sending ended. One that is "sending" when nothing is sent any more was on its
 * way when the visitor left the page, so that nobody knows.
 */
export type SubmissionState =
  "" | "sending" | "sent" | "sentWithPlan" | "failed";

/** Under this name, a tab keeps what visitors see who come back to the form. */
const key = "quote-outcome";
const area = "sessionStorage";

const outcomes: readonly string[] = ["sending", "sent", "sentWithPlan"];

function loadOutcome(): SubmissionState {
  const stored = readStorage(key, area) ?? "";
  return outcomes.includes(stored) ? (stored as SubmissionState) : "";
}

/** Sends requests, and knows how that ended, which notices say, too. */
export function useSubmission(endpoint: string, texts: QuoteTexts) {
  const before = useOnClient(loadOutcome, "");
  const [now, setNow] = useState<SubmissionState>();
  const [sentFields, setSentFields] = useState<QuoteFields>();

  function setOutcome(outcome: SubmissionState): void {
    setNow(outcome);
    writeStorage(key, outcomes.includes(outcome) ? outcome : null, area);
  }

  /**
   * @param hasPlan whether the plan is sent with it
   * @returns whether it was accepted
   */
  async function submit(
    fields: QuoteFields,
    hasPlan: boolean,
  ): Promise<boolean> {
    const visitor = { hasLeft: false };
    const leave = () => void (visitor.hasLeft = true);
    window.addEventListener("pagehide", leave);
    setOutcome("sending");
    try {
      await submitQuote(endpoint, fields, window.location.href);
      setSentFields(fields);
      setOutcome(hasPlan ? "sentWithPlan" : "sent");
      notify(texts.success, false);
      return true;
    } catch (error) {
      console.error(error);
      // Browsers that keep the page aside may end the request there, too.
      if (visitor.hasLeft) return false;
      setOutcome("failed");
      notify(texts.failure, true);
      return false;
    } finally {
      window.removeEventListener("pagehide", leave);
    }
  }

  return {
    outcome: now ?? before,
    /** Whether it ended on this page, not before a visitor came to it. */
    isNew: now !== undefined,
    /** The accepted request, which only the page that sent it knows. */
    sentFields,
    submit,
    forget: () => setOutcome(""),
  };
}

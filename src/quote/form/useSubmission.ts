import { useState } from "react";
import { useClientValue } from "../../hooks/useClientValue";
import { routes } from "../../site/routes";
import { readStorage, writeStorage } from "../../browser/storage";
import { mapFields } from "../request/quoteRequest";
import type { QuoteValues, QuoteRequest } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { showToast } from "./toasts";

/** Milliseconds. */
const requestTimeout = 15_000;

/**
 * Posts a quote request, also while the visitor leaves the page. Only the response's
 * status decides over success.
 * @param sourceUrl URL of the page it was filled in on
 * @throws if the service rejects it, is unreachable or doesn't respond in time
 */
export async function postQuote(
  endpoint: string,
  values: QuoteValues,
  sourceUrl: string,
): Promise<void> {
  const body: QuoteRequest = {
    ...mapFields((name) => values[name]),
    timestamp: new Date().toISOString(),
    source: sourceUrl,
  };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeout);
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
    signal: controller.signal,
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
export type SubmissionOutcome =
  "" | "sending" | "sent" | "sentWithPlan" | "failed";

/** Under this name, a tab keeps what visitors see who come back to the form. */
const outcomeStorageKey = "quote-outcome";
const area = "sessionStorage";

const storedOutcomes: readonly string[] = ["sending", "sent", "sentWithPlan"];

function loadOutcome(): SubmissionOutcome {
  const stored = readStorage(outcomeStorageKey, area) ?? "";
  return storedOutcomes.includes(stored) ? (stored as SubmissionOutcome) : "";
}

/** Sends requests, and knows how that ended, which notices say, too. */
export function useSubmission(endpoint: string, texts: QuoteTexts) {
  const previousOutcome = useClientValue(loadOutcome, "");
  const [currentOutcome, setCurrentOutcome] = useState<SubmissionOutcome>();
  const [sentValues, setSentValues] = useState<QuoteValues>();

  function setOutcome(outcome: SubmissionOutcome): void {
    setCurrentOutcome(outcome);
    writeStorage(
      outcomeStorageKey,
      storedOutcomes.includes(outcome) ? outcome : null,
      area,
    );
  }

  /**
   * @param hasPlan whether the plan is sent with it
   * @returns whether it was accepted
   */
  async function submit(
    values: QuoteValues,
    hasPlan: boolean,
  ): Promise<boolean> {
    const page = { hasLeft: false };
    const onPageHide = () => void (page.hasLeft = true);
    window.addEventListener("pagehide", onPageHide);
    setOutcome("sending");
    try {
      await postQuote(endpoint, values, window.location.href);
      setSentValues(values);
      setOutcome(hasPlan ? "sentWithPlan" : "sent");
      showToast(texts.success, false);
      return true;
    } catch (error) {
      console.error(error);
      // Browsers that keep the page aside may end the request there, too.
      if (page.hasLeft) return false;
      setOutcome("failed");
      showToast(texts.failure, true);
      return false;
    } finally {
      window.removeEventListener("pagehide", onPageHide);
    }
  }

  return {
    outcome: currentOutcome ?? previousOutcome,
    /** Whether it ended on this page, not before a visitor came to it. */
    isNew: currentOutcome !== undefined,
    /** The accepted request, which only the page that sent it knows. */
    sentValues,
    submit,
    reset: () => setOutcome(""),
  };
}

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
 * Posts a quote request with `keepalive`, so that it outlives the page. Only the
 * response's status decides over success.
 * @param sourceUrl URL of the page it was filled in on
 * @throws if the receiver rejects it, is unreachable or doesn't respond within 15 seconds
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
    // Some services answer with a redirect. The site's own receiver never does, but
    // a captive portal in its place does.
    redirect: endpoint === routes.quoteReceiver ? "error" : "follow",
    // Browsers limit such bodies to 64 kB, which the longest request nearly fills.
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
 * Outcome of a submission. "sending" after a reload: the visitor left before the
 * response, so the outcome is unknown.
 */
export type SubmissionOutcome =
  "" | "sending" | "sent" | "sentWithPlan" | "failed";

/** sessionStorage key of the outcome, which a visitor who returns to the form sees. */
const outcomeStorageKey = "quote-outcome";
const area = "sessionStorage";

const storedOutcomes: readonly string[] = ["sending", "sent", "sentWithPlan"];

function loadOutcome(): SubmissionOutcome {
  const stored = readStorage(outcomeStorageKey, area) ?? "";
  if (!storedOutcomes.includes(stored)) return "";
  return stored as SubmissionOutcome;
}

/** Sends quote requests, announces the outcome by a toast, and stores it in the tab. */
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
   * @param hasPlan whether the message contains the moving plan
   * @returns whether the request was accepted
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
      // Entering the bfcache may abort the request.
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
    /** Whether the request was sent on this page, and not before a reload. */
    isNew: currentOutcome !== undefined,
    /** Values of the accepted request; `undefined` after a reload. */
    sentValues,
    submit,
    reset: () => setOutcome(""),
  };
}

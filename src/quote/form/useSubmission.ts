import { useRef, useState } from "react";
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
 * Milliseconds from a rejected request until the visitor is known to stay: browsers reject
 * the requests of a page that they unload, and Chromium does so before `pagehide`.
 */
const unloadTimeout = 1000;

/**
 * Posts a quote request with `keepalive`, so that it outlives the page. Only the
 * response's status decides over success.
 * @param sourceUrl URL of the page it was filled in on
 * @throws if the receiver rejects it, is unreachable or doesn't respond within 15 seconds
 */
export async function postQuoteRequest(
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

/** Watches whether the visitor leaves the page, until `stop` is called. */
function watchLeaving() {
  const controller = new AbortController();
  const leaving = {
    /** Also true for a download, or if the visitor stays after all. */
    isUnloading: false,
    hasLeft: false,
    stop: () => controller.abort(),
  };
  window.addEventListener(
    "beforeunload",
    () => void (leaving.isUnloading = true),
    controller,
  );
  window.addEventListener(
    "pagehide",
    () => void (leaving.hasLeft = true),
    controller,
  );
  return leaving;
}

/**
 * Whether the visitor stays on the page after a failed request, so that leaving isn't the
 * reason. Resolves after a second if there was no response, for which `fetch` has TypeError.
 */
async function staysAfter(
  error: unknown,
  leaving: ReturnType<typeof watchLeaving>,
): Promise<boolean> {
  if (error instanceof TypeError)
    await new Promise((resolve) => setTimeout(resolve, unloadTimeout));
  leaving.stop();
  return !leaving.hasLeft;
}

/** Sends quote requests, announces the outcome by a toast, and stores it in the tab. */
export function useSubmission(endpoint: string, texts: QuoteTexts) {
  const previousOutcome = useClientValue(loadOutcome, "");
  const [currentOutcome, setCurrentOutcome] = useState<SubmissionOutcome>();
  const [sentValues, setSentValues] = useState<QuoteValues>();
  const submissionCount = useRef(0);

  function setOutcome(outcome: SubmissionOutcome): void {
    setCurrentOutcome(outcome);
    const isStored = storedOutcomes.includes(outcome);
    writeStorage(outcomeStorageKey, isStored ? outcome : null, area);
  }

  /**
   * @param hasPlan whether the message contains the moving plan
   * @returns whether the request was accepted
   */
  async function submit(
    values: QuoteValues,
    hasPlan: boolean,
  ): Promise<boolean> {
    const submission = ++submissionCount.current;
    const leaving = watchLeaving();
    setOutcome("sending");
    try {
      await postQuoteRequest(endpoint, values, window.location.href);
      leaving.stop();
      setSentValues(values);
      setOutcome(hasPlan ? "sentWithPlan" : "sent");
      showToast(texts.success, false);
      return true;
    } catch (error) {
      console.error(error);
      const isStaying = staysAfter(error, leaving);
      const isFailed = leaving.isUnloading ? await isStaying : !leaving.hasLeft;
      if (!isFailed) return false;
      setCurrentOutcome("failed");
      showToast(texts.failure, true);
      // Until then a page that is opened anew finds "sending".
      void isStaying.then((stays) => {
        if (submission === submissionCount.current)
          setOutcome(stays ? "failed" : "sending");
      });
      return false;
    }
  }

  return {
    outcome: currentOutcome ?? previousOutcome,
    /** Whether the request was sent on this page, and not before a reload. */
    isNew: currentOutcome !== undefined,
    /** Values of the accepted request; `undefined` after a reload. */
    sentValues,
    submit,
    reset: () => {
      submissionCount.current++;
      setOutcome("");
    },
  };
}

import { useRef, useState } from "react";
import { useClientValue } from "../../hooks/useClientValue";
import { routes } from "../../site/routes";
import { readStorage, writeStorage } from "../../browser/storage";
import { mapFields } from "../request/quoteRequest";
import type { QuoteValues, QuoteRequest } from "../request/quoteRequest";
import type { QuoteTexts } from "../request/quoteTexts";
import { showToast } from "./toasts";

/** Timeout of a quote request, in milliseconds. */
const requestTimeout = 15_000;

/**
 * Wait for `pagehide` after a rejected `fetch`, in milliseconds. Browsers reject the fetches of a
 * page that they unload, Chromium even before `pagehide`.
 */
const unloadTimeout = 1000;

/**
 * Posts a quote request with `keepalive`, so that the request outlives the page. Only the
 * response's status determines success.
 * @param sourceUrl URL of the form's page
 * @throws if the receiver rejects the request, is unreachable or doesn't respond within 15 seconds
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
    // Other services may respond with a redirect. The site's own receiver doesn't: its
    // redirect would come from a captive portal.
    redirect: endpoint === routes.quoteReceiver ? "error" : "follow",
    // Browsers limit `keepalive` bodies to 64 kB; the longest request is just below.
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
 * Outcome of a submission; "" before it. After a reload, "sending" means an unknown outcome: the
 * visitor left the page before the response.
 */
export type SubmissionOutcome =
  "" | "sending" | "sent" | "sentWithPlan" | "failed";

/** Key in sessionStorage, from which a reloaded page reads the outcome. */
const outcomeStorageKey = "quote-outcome";
const area = "sessionStorage";

const storedOutcomes: readonly string[] = ["sending", "sent", "sentWithPlan"];

function loadOutcome(): SubmissionOutcome {
  const stored = readStorage(outcomeStorageKey, area) ?? "";
  if (!storedOutcomes.includes(stored)) return "";
  return stored as SubmissionOutcome;
}

/**
 * Watches, until `stop` is called, whether the visitor leaves the page. If the browser brings
 * the page back from the bfcache, loads it again, so that it reads the stored outcome: WebKit
 * never settles the fetch of a page that was in the bfcache, even if it is aborted. Where
 * storage is denied, `restored` rejects instead.
 */
function watchLeaving() {
  const controller = new AbortController();
  const restored = new Promise<never>((_, reject) => {
    window.addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (!persisted) return;
        const stored = readStorage(outcomeStorageKey, area);
        if (stored === "sending") window.location.reload();
        if (stored === undefined)
          reject(new Error("The page was left while it sent the request"));
      },
      controller,
    );
  });
  const leaving = {
    /** Whether `beforeunload` has fired, which a download or a canceled navigation fires, too. */
    isUnloading: false,
    hasLeft: false,
    restored,
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
 * Whether the visitor stays on the page after a failed request. Otherwise, the browser may
 * have aborted the request. Waits for `pagehide` if there was no response: `fetch` then
 * throws a TypeError.
 */
async function staysAfter(
  error: unknown,
  leaving: ReturnType<typeof watchLeaving>,
): Promise<boolean> {
  if (error instanceof TypeError)
    await new Promise((resolve) => setTimeout(resolve, unloadTimeout));
  if (!leaving.hasLeft) leaving.stop();
  return !leaving.hasLeft;
}

/** Sends quote requests, and shows and stores their outcome. */
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
      const response = postQuoteRequest(endpoint, values, location.href);
      await Promise.race([response, leaving.restored]);
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
      // Until then, "sending" stays stored: a visitor who has left finds an unknown outcome.
      void isStaying.then((stays) => {
        if (submission === submissionCount.current)
          setOutcome(stays ? "failed" : "sending");
      });
      return false;
    }
  }

  return {
    outcome: currentOutcome ?? previousOutcome,
    /** Whether the outcome changed since this page was loaded. */
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

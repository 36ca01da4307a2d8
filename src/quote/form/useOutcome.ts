import { useState } from "react";
import { useOnClient } from "../../hooks/useOnClient";
import { readStorage, writeStorage } from "../../site/storage";
import type { QuoteTexts } from "../request/quoteTexts";
import { notify } from "./notify";

/**
 * How sending ended. One that is "sending" when nothing is sent any more was on its
 * way when the visitor left the page, so that nobody knows.
 */
export type Outcome = "" | "sending" | "sent" | "sentWithPlan" | "failed";

/** Under this name, a tab keeps what visitors see who come back to the form. */
const key = "quote-outcome";
const area = "sessionStorage";

const outcomes: readonly string[] = ["sending", "sent", "sentWithPlan"];

function loadOutcome(): Outcome {
  const stored = readStorage(key, area) ?? "";
  return outcomes.includes(stored) ? (stored as Outcome) : "";
}

/** How sending ended, which notices say, too. */
export function useOutcome(texts: QuoteTexts) {
  const before = useOnClient(loadOutcome, "");
  const [now, setNow] = useState<Outcome>();

  function setOutcome(outcome: Outcome): void {
    setNow(outcome);
    writeStorage(key, outcomes.includes(outcome) ? outcome : null, area);
  }

  /**
   * Announces the outcome of a request.
   * @param hasPlan whether the plan is sent with it
   * @returns whether it was accepted
   */
  async function follow(
    sending: Promise<void>,
    hasPlan: boolean,
  ): Promise<boolean> {
    const visitor = { hasLeft: false };
    const leave = () => void (visitor.hasLeft = true);
    window.addEventListener("pagehide", leave);
    setOutcome("sending");
    try {
      await sending;
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
    follow,
    forget: () => setOutcome(""),
  };
}

import { useState } from "react";
import type { ComponentType } from "react";
import type { QuoteTexts } from "../request/quoteTexts";

export interface Outcome {
  readonly kind: "success" | "failure";
  readonly hadPlan: boolean;
  /** Whether a notice announces it too. */
  readonly hasNotice: boolean;
}

/** How sending ended, said in a notice. */
export function useOutcome(texts: QuoteTexts) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [Notices, setNotices] = useState<ComponentType>();

  /**
   * Has the end of a request said.
   * @param hadPlan whether a plan went along
   * @returns whether it was accepted
   */
  async function follow(
    sending: Promise<void>,
    hadPlan: boolean,
  ): Promise<boolean> {
    // Caught at once: Gatsby reloads the page on an unhandled chunk error.
    const loading = import("./notify").catch(() => undefined);
    // Screen readers have to know their region before it says something.
    void loading.then((loaded) => setNotices(() => loaded?.Notices));
    const kind = await sending.then(
      () => "success" as const,
      (error: unknown) => {
        console.error(error);
        return "failure" as const;
      },
    );
    setOutcome({ kind, hadPlan, hasNotice: true });
    void loading.then((loaded) => {
      if (loaded) loaded.notify(texts[kind], kind === "failure");
      else setOutcome({ kind, hadPlan, hasNotice: false });
    });
    return kind === "success";
  }

  return { outcome, Notices, follow, forget: () => setOutcome(undefined) };
}

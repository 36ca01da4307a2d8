import type { Page } from "playwright-core";
import { planStorageKey } from "../../src/planner/storage/storedPlan";
import { hydrate, phoneViewport } from "./setUpPages";

export const touchPhone = { viewport: phoneViewport, hasTouch: true };

/** Gives the pages that a tab opens next a plan from an earlier visit, or any text. */
export const storePlan = (
  page: Page,
  plan: object | string,
): Promise<unknown> =>
  page.addInitScript(([key, text]) => window.localStorage.setItem(key, text), [
    planStorageKey,
    typeof plan === "string" ? plan : JSON.stringify(plan),
  ] as const);

/** Opens another page in a tab, and resolves when its scripts listen. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Keeps the browser from opening its dialog to print. */
export const disablePrinting = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

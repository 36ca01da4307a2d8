import type { Page } from "playwright-core";
import { planKey } from "../../src/planner/plan/storedPlan";
import { hydrated, phone } from "./browserPages";

export const onPhone = { viewport: phone, hasTouch: true };

/** Gives the pages that a tab opens next a plan from an earlier visit, or any text. */
export const keepPlan = (page: Page, plan: object | string): Promise<unknown> =>
  page.addInitScript(([key, text]) => window.localStorage.setItem(key, text), [
    planKey,
    typeof plan === "string" ? plan : JSON.stringify(plan),
  ] as const);

/** Opens another page in a tab, and resolves when its scripts listen. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Keeps the browser from opening its dialog to print. */
export const silencePrint = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

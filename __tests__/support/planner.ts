import type { Page } from "playwright-core";
import { planStorageKey } from "../../src/planner/storage/storedPlan";
import { hydrate, phoneViewport, withReducedMotion } from "./setUpPages";

/** A phone without motion: a disclosure that is still unfolding hides a part of its fields. */
export const touchPhone = {
  ...withReducedMotion,
  viewport: phoneViewport,
  hasTouch: true,
};

/** Stores a plan, or any text in its place, before the scripts of each page that opens next. */
export const storePlan = (
  page: Page,
  plan: object | string,
): Promise<unknown> =>
  page.addInitScript(([key, text]) => window.localStorage.setItem(key, text), [
    planStorageKey,
    typeof plan === "string" ? plan : JSON.stringify(plan),
  ] as const);

/** Opens a page, and resolves once it is hydrated. */
export async function openHydratedPage(
  page: Page,
  path: string,
): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Replaces `window.print`, so that no dialog opens. */
export const disablePrinting = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

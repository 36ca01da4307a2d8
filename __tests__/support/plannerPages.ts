import type { Page } from "playwright-core";
import { planKey } from "../../src/planner/planKey";
import { phone } from "./browserPages";

export const onPhone = { viewport: phone, hasTouch: true };

/** The date of the timeline. */
export const date = (page: Page) => page.locator("#timeline input[type=date]");

/** The checkbox of a task. */
export const task = (page: Page, id: string) =>
  page.locator(`#timeline input[value=${id}]`);

export const more = (page: Page, item: string) =>
  page.getByRole("button", { name: `One more: ${item}` });

export const totals = (page: Page) =>
  page.getByRole("region", { name: "Your load" });

/** Gives a page that is opened next a plan from an earlier visit. */
export async function keepPlan(page: Page, plan: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => window.localStorage.setItem(key, text),
    [planKey, JSON.stringify({ version: 1, ...plan })] as const,
  );
}

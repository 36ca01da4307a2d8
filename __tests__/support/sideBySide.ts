import type { Page } from "playwright-core";
import { inParallel } from "../../src/site/inParallel";

/** Enough pages to keep a browser busy without waiting for each other. */
const atOnce = 3;

/**
 * Runs many similar cases, some concurrently. Pages are reused between cases,
 * which is faster: each test navigates first.
 * @throws an error with the name of each failed case
 */
export async function sideBySide<Case extends { readonly name: string }>(
  cases: readonly Case[],
  newPage: () => Promise<Page>,
  test: (page: Page, one: Case) => Promise<void>,
): Promise<void> {
  const free: Page[] = [];
  const failures = await inParallel(cases, atOnce, async (one) => {
    const page = free.pop() ?? (await newPage());
    try {
      await test(page, one);
    } catch (cause) {
      return [new Error(one.name, { cause })];
    }
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    free.push(page);
    return [];
  });
  if (failures.flat().length)
    throw new AggregateError(failures.flat(), "Some cases fail.");
}

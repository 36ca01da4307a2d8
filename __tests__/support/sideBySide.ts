import type { Page } from "playwright-core";
import { inParallel } from "../../src/site/inParallel";

/** As many pages as keep a browser busy without making one wait for another. */
const atOnce = 3;

/**
 * Tests many cases alike, some at once. A page goes from case to case, which is
 * quicker than a new one each: tests go to an address first.
 * @throws with each case that fails, by its name
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

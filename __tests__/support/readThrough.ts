import type { Page } from "playwright-core";

/** Opens every question of a page, and scrolls to what waits until it is near. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details"))
      (details as HTMLDetailsElement).open = true;
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForLoadState("networkidle");
}

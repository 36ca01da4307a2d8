import type { Page } from "playwright-core";

/** Whether a page's pictures and requested scripts have loaded. Runs in the page. */
export const hasPageLoaded = (): boolean =>
  Array.from(document.images).every(
    (img) => img.complete || !img.checkVisibility(),
  ) &&
  Array.from(document.querySelectorAll<HTMLScriptElement>("script[src]")).every(
    ({ src }) => performance.getEntriesByName(src).length,
  );

/** Opens all disclosures of a page, and scrolls to its end by screens. Runs in the page. */
export async function scrollThroughPage(): Promise<void> {
  for (const details of document.querySelectorAll("main details"))
    (details as HTMLDetailsElement).open = true;
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

/** Scrolls through a page until all lazy parts have loaded. */
export async function loadLazyParts(page: Page): Promise<void> {
  await page.evaluate(scrollThroughPage);
  await page.waitForFunction(hasPageLoaded);
}

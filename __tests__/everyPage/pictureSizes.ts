import type { Page } from "playwright-core";
import { frameAfter } from "../support/browserPages";
import { hasArrived } from "../support/readThrough";

const screens = [
  [360, 740],
  [390, 844],
  [414, 896],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/**
 * The pictures that are shown larger or smaller than their `sizes` say, by which a
 * browser chooses files. Their natural width is the width that `sizes` say. Runs in
 * the page.
 */
const misfits = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
    .filter((img) => img.checkVisibility())
    .flatMap((img) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = img;
      const shape = naturalWidth / naturalHeight;
      const shown = Math.max(clientWidth, clientHeight * shape);
      const part = naturalWidth / shown;
      return part > 0.75 && part < 1.3
        ? []
        : [`${img.currentSrc}: ${naturalWidth} for ${shown} on ${innerWidth}`];
    });

/** The pictures that don't fit on some screen. Leaves the page on the largest. */
export async function misfitsOn(page: Page): Promise<string[]> {
  if (!(await page.locator("main picture img").count())) return [];
  await page.evaluate(() => {
    for (const img of document.images) img.loading = "eager";
  });
  const found: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await frameAfter(page);
    await page.waitForFunction(hasArrived);
    found.push(...(await page.evaluate(misfits)));
  }
  return found;
}

import type { Page } from "playwright-core";
import { browserPages, frameAfter } from "../support/browserPages";
import { hasArrived } from "../support/readThrough";
import { renderAll } from "../support/renderAll";
import { timeoutMs, walk } from "../support/walkedPages";

const { newPage } = browserPages();

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
 * browser chooses files. Their natural width is the width that `sizes` say.
 */
const misfits = (page: Page): Promise<string[]> =>
  page.locator("main picture img").evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((img) => img.checkVisibility())
      .flatMap((img) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = img;
        const shape = naturalWidth / naturalHeight;
        const shown = Math.max(clientWidth, clientHeight * shape);
        const part = naturalWidth / shown;
        return part > 0.75 && part < 1.3
          ? []
          : `${img.currentSrc}: ${naturalWidth} for ${shown} on ${innerWidth}`;
      }),
  );

async function misfitsOn(path: string): Promise<string[]> {
  const page = await newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.goto(path);
  await page.evaluate(renderAll);
  await page.evaluate(() => {
    for (const img of document.images) img.loading = "eager";
  });
  const wrong: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await frameAfter(page);
    await page.waitForFunction(hasArrived);
    wrong.push(...(await misfits(page)));
  }
  await page.close();
  return wrong;
}

test("pictures are as large as their sizes say, on all screens", async () => {
  expect(await walk(4, misfitsOn)).toEqual([]);
}, 240_000);

import type { Page } from "playwright-core";
import { waitForNextFrame } from "../support/setUpPages";
import { hasPageLoaded } from "../support/loadLazyParts";

const screens = [
  [320, 640],
  [360, 740],
  [390, 844],
  [414, 896],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/**
 * Pictures displayed larger or smaller than their `sizes`, by which a browser chooses files.
 * An image's natural width is the width in its `sizes`. Runs in the page.
 */
const misfits = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
    .filter((img) => img.checkVisibility())
    .flatMap((img) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = img;
      const shape = naturalWidth / naturalHeight;
      const renderedWidth = Math.max(clientWidth, clientHeight * shape);
      const part = naturalWidth / renderedWidth;
      return part > 0.75 && part < 1.3
        ? []
        : [
            `${img.currentSrc}: ${naturalWidth} for ${renderedWidth} on ${innerWidth}`,
          ];
    });

/**
 * Words, roads and phone numbers broken over two lines, also in folded parts. Addresses may
 * break. Runs in the page.
 */
function cutWords(): string[] {
  const closed = document.querySelectorAll("main details:not([open])");
  for (const part of closed) part.toggleAttribute("open", true);
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const word =
    /\b(?:I|SR|US)[ \u00a0\u2060-]+\d+|\(?\d{3}\)?[ \u00a0\u2060-]+\d{3}[\u2060-]+\d{4}|[\p{Script=Latin}\p{N}'’]+/gu;
  const range = document.createRange();
  for (let text; (text = texts.nextNode());) {
    const { parentElement: around, textContent } = text;
    if (!around?.checkVisibility() || around.closest("a[href^=mailto], pre"))
      continue;
    for (const { 0: found, index } of (textContent ?? "").matchAll(word)) {
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const lines = new Set(
        Array.from(range.getClientRects(), ({ top }) => Math.round(top)),
      );
      if (lines.size > 1) cut.push(`${found} on ${innerWidth}`);
    }
  }
  for (const part of closed) part.toggleAttribute("open", false);
  return cut;
}

/**
 * Pictures that don't fit on some screen, and words that are broken there. Leaves the page on
 * the largest screen.
 */
export async function lookOnScreens(page: Page) {
  await page.evaluate(() => {
    for (const img of document.images) img.loading = "eager";
  });
  const unfit: string[] = [];
  const cut: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await waitForNextFrame(page);
    await page.waitForFunction(hasPageLoaded);
    unfit.push(...(await page.evaluate(misfits)));
    cut.push(...(await page.evaluate(cutWords)));
  }
  return { unfit, cut };
}

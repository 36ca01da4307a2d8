import type { Browser, BrowserContextOptions } from "playwright-core";
import { frameAfter, hydrated, sharedBrowser } from "../support/browserPages";
import { measuredPhone } from "../support/budget";
import { isFixture } from "../support/builtFolder";
import { shiftsOn, watchShifts } from "../support/layoutShifts";
import { holdRequest, watchLoads } from "../support/requests";
import { walk } from "../support/walkedPages";

const screens: (readonly [string, BrowserContextOptions])[] = [
  ["phone", measuredPhone],
  ...(isFixture
    ? []
    : [["desktop", { viewport: { width: 1350, height: 940 } }] as const]),
];

/** Scrolls to the end, half a screen at a time. Runs in the page. */
async function scrollOn() {
  for (let before = -1; scrollY > before;) {
    before = scrollY;
    scrollBy({ top: innerHeight / 2, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

/**
 * The layout shifts while a page loads, is hydrated and scrolled to its end.
 * Pictures and fonts arrive after the page was painted without them.
 */
async function shiftsWhileLoading(
  browser: Browser,
  path: string,
  screen: BrowserContextOptions,
): Promise<string[]> {
  const context = await browser.newContext({
    ...screen,
    baseURL: process.env.TEST_SITE!,
  });
  // Everything waits for frames, which are rare on a busy machine.
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await watchShifts(page);
    const letPictures = await holdRequest(page, /\.(?:avif|webp|svg)$/);
    const letLetters = await holdRequest(page, /\.woff2$/);
    const loaded = watchLoads(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length,
    );
    letPictures();
    await frameAfter(page);
    letLetters();
    await page.evaluate(() => document.fonts.ready);
    await loaded();
    await hydrated(page);
    await page.evaluate(scrollOn);
    return await shiftsOn(page);
  } finally {
    await context.close();
  }
}

test("nothing shifts while pictures, fonts and scripts load", async () => {
  const browser = await sharedBrowser();
  try {
    const moved = await walk(4, async (path) => {
      const found: string[] = [];
      for (const [name, screen] of screens)
        for (const shift of await shiftsWhileLoading(browser, path, screen))
          found.push(`on a ${name}, ${shift}`);
      return found;
    });
    expect(moved).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);

import { browserPages } from "../support/browserPages";
import { isFixture } from "../support/builtFolder";
import { renderAll } from "../support/renderAll";
import { shownPictures } from "../support/shownPictures";
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

/** Blocked: a browser prefers cached pictures, and scripts would react to changes. */
const unwanted = ["*.avif", "*.webp", "*.js"];

/** Files that are too large or too small for their layout size at a pixel density. */
async function misfits(path: string, density: number): Promise<string[]> {
  const page = await newPage({ deviceScaleFactor: density });
  page.setDefaultTimeout(timeoutMs);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: unwanted });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(renderAll);
  // `currentSrc` is empty for a blocked file, but not for one that fails to load.
  await devtools.send("Network.emulateNetworkConditions", {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await devtools.send("Network.setBlockedURLs", { urls: [] });
  const wrong: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    for (const shown of await shownPictures(page)) {
      const needed = shown.cssWidth * density;
      const part = shown.fileWidth / needed;
      const isBlurred = density === 1 && part < 0.75 && !shown.isLargest;
      if (part > 1.3 || isBlurred)
        wrong.push(
          `${shown.file}: ${shown.fileWidth} for ${needed.toFixed(0)} pixels on ${width}`,
        );
    }
  }
  await page.close();
  return wrong;
}

const densities = isFixture ? [1] : [1, 2];

test.each(densities)(
  "the chosen files fit their layout size at %d pixels per CSS pixel",
  async (density) => {
    expect(await walk(4, (path) => misfits(path, density))).toEqual([]);
  },
  240_000,
);

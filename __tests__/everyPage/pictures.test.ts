import { browserPages } from "../support/browserPages";
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

/** A browser prefers a picture that it has; scripts would mind that it changes. */
const unwanted = ["*.avif", "*.webp", "*.js"];

/** Files that are too large or too small for their places at a density. */
async function misfits(path: string, density: number): Promise<string[]> {
  const page = await newPage({ deviceScaleFactor: density });
  page.setDefaultTimeout(timeoutMs);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: unwanted });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // It names no file that is blocked, but one that it can't get.
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

test.each([1, 2])(
  "the files chosen fit their places at %d pixels per CSS pixel",
  async (density) => {
    expect(await walk(4, (path) => misfits(path, density))).toEqual([]);
  },
  240_000,
);

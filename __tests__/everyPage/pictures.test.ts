import { browserPages } from "../support/browserPages";
import { isFixture, builtFolder } from "../support/builtFolder";
import { renderAll } from "../support/renderAll";
import { timeoutMs, walk } from "../support/walkedPages";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";

interface ShownPicture {
  readonly file: string;
  /** Width of the file that the browser chose, in pixels. */
  readonly fileWidth: number;
  /** Whether no larger file was available. */
  readonly isLargest: boolean;
  /** Displayed width of the whole file before cropping, in CSS pixels. */
  readonly cssWidth: number;
}

const shapes = new Map<string, Promise<number>>();

/** Aspect ratio of a built picture. */
function shapeOf(file: string): Promise<number> {
  const known = shapes.get(file);
  if (known) return known;
  const shape = sharp(path.join(builtFolder, decodeURI(file)))
    .metadata()
    .then(({ width, height }) => width / height);
  shapes.set(file, shape);
  return shape;
}

/**
 * The files that a browser chooses for the pictures of a page. It keeps its
 * choice when the screen shrinks, so all pictures are set again.
 */
async function shownPictures(page: Page): Promise<ShownPicture[]> {
  const chosen = await page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll("main picture"));
    const images = pictures.map((picture) => {
      const fresh = picture.cloneNode(true) as HTMLPictureElement;
      const img = fresh.querySelector("img")!;
      img.loading = "eager";
      // The alternative text of a failed picture must not stretch it.
      img.style.overflow = "hidden";
      picture.replaceWith(fresh);
      return img;
    });
    // `currentSrc` is set when the file has loaded or failed.
    await Promise.all(
      images.map(
        (img) =>
          new Promise((resolve) => {
            img.addEventListener("load", resolve);
            img.addEventListener("error", resolve);
          }),
      ),
    );

    return images.map((img) => {
      const file = new URL(img.currentSrc).pathname;
      const sets = [...img.parentElement!.querySelectorAll("source"), img].map(
        ({ srcset }) =>
          srcset.split(/,\s+/).map((candidate) => {
            const [name = "", width = ""] = candidate.split(" ");
            return { name, width: parseInt(width) };
          }),
      );
      const set = sets.find((files) =>
        files.some(({ name }) => name === file),
      )!;
      const fileWidth = set.find(({ name }) => name === file)!.width;
      const { borderLeftWidth } = getComputedStyle(img);
      const border = 2 * parseFloat(borderLeftWidth);
      const { width, height } = img.getBoundingClientRect();
      return {
        file,
        fileWidth,
        isLargest: set.every((other) => other.width <= fileWidth),
        width: width - border,
        height: height - border,
      };
    });
  });
  return Promise.all(
    chosen.map(async ({ width, height, ...picture }) => ({
      ...picture,
      cssWidth: Math.max(width, height * (await shapeOf(picture.file))),
    })),
  );
}

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
      // Hidden, and so never loaded.
      if (!shown.cssWidth) continue;
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

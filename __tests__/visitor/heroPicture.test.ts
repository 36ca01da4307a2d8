import fs from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { setUpPages, waitForNextFrame } from "../support/setUpPages";

const { newPage } = setUpPages();

/** Phones upright and on their side, tablets, and windows of browsers on desktops. */
const screens = [
  [320, 568],
  [360, 800],
  [390, 664],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 593],
  [1440, 900],
  [1920, 969],
  [2560, 1080],
] as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounds of an element of a drawing, as fractions of the drawing's size. */
async function placeIn(file: string, selector: string): Promise<Box> {
  const svg = fs.readFileSync(path.join("docs/art/home", file), "utf8");
  const page = await newPage();
  await page.setContent(svg);
  const box = await page.locator("svg").evaluate((root, part) => {
    const svgBox = root.getBoundingClientRect();
    const partBox = root.querySelector(part)!.getBoundingClientRect();
    return {
      left: (partBox.left - svgBox.left) / svgBox.width,
      top: (partBox.top - svgBox.top) / svgBox.height,
      right: (partBox.right - svgBox.left) / svgBox.width,
      bottom: (partBox.bottom - svgBox.top) / svgBox.height,
    };
  }, selector);
  await page.close();
  return box;
}

/** Runs in the page. */
const heroHasArrived = () =>
  document.querySelector<HTMLImageElement>("main > header img")!.complete;

/** The visible part of the hero's picture, and the aspect ratio of its file. */
const seenPart = (page: Page) =>
  page.locator("main > header").evaluate((header) => {
    const img = header.querySelector("img")!;
    // The focus of the page's own picture.
    img.style.objectPosition = "";
    const [x = 0, y = 0] = getComputedStyle(img)
      .objectPosition.split(" ")
      .map((part) => parseFloat(part) / 100);
    const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(img.currentSrc)!;
    const shape = Number(width) / Number(height);
    const box = img.getBoundingClientRect();
    const fullPicture = {
      width: Math.max(box.width, box.height * shape),
      height: Math.max(box.height, box.width / shape),
    };
    const left = x * (fullPicture.width - box.width);
    const top = y * (fullPicture.height - box.height);
    const title = img.parentElement!.nextElementSibling!;
    const firs = getComputedStyle(title, "::before");
    const fringe = firs.content === "none" ? 0 : parseFloat(firs.blockSize);
    return {
      shape,
      left: left / fullPicture.width,
      top: top / fullPicture.height,
      right: (left + box.width) / fullPicture.width,
      bottom: (top + box.height - fringe) / fullPicture.height,
    };
  });

/** How far a box of the picture is outside the visible part, as a fraction of its size. */
const hiddenPart = (box: Box, visible: Box): number =>
  Math.max(
    visible.left - box.left,
    visible.top - box.top,
    box.right - visible.right,
    box.bottom - visible.bottom,
  );

test("the truck and the peak are seen whole on screens of all sizes", async () => {
  const drawings = await Promise.all(
    ["hero.svg", "hero-wide.svg"].map(async (file) => ({
      truck: await placeIn(file, "#truck"),
      snow: await placeIn(file, "#snow"),
    })),
  );
  const page = await newPage();
  await page.goto("/");
  const hidden: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await waitForNextFrame(page);
    await page.waitForFunction(heroHasArrived);
    const visible = await seenPart(page);
    const { truck, snow } = drawings[visible.shape > 2 ? 1 : 0]!;
    // Its upper right corner.
    const peak = { ...snow, bottom: snow.top, left: snow.right };
    for (const [name, box] of Object.entries({ truck, peak }))
      if (hiddenPart(box, visible) > 0)
        hidden.push(`${name} on ${width}×${height}`);
  }
  expect(hidden).toEqual([]);
});

import type { Page } from "playwright-core";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import { shownPictures } from "../support/shownPictures";

const { newPage, open } = browserPages();

/** One page of every kind, and of every number of cards. */
const kinds = [
  "/",
  "/about",
  "/services",
  "/services/local-moving",
  "/blog",
  "/blog/seattle-living-guide",
  "/resources",
  "/resources/moving-tips",
  "/resources/service-areas",
  "/resources/service-areas/king-county",
  "/locations",
  "/locations/pierce-county",
  "/locations/kitsap-county",
  "/locations/king-county/seattle",
];

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

const isFile = /\.(?:avif|webp)$/;

/** Names of the pictures' files that a page asks for, in order. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (isFile.test(request.url()))
      requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** Scrolls down screen by screen, as pictures that are near arrive. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState("networkidle");
}

/** Pictures of the page that are not, or not yet, to be seen. */
const absent = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
      .filter((img) => !img.complete || img.naturalWidth === 0)
      .map(({ alt }) => alt),
  );

describe.each(kinds)("on %s", (path) => {
  test.each([1, 2])(
    "the files chosen fit their places at %d pixels per CSS pixel",
    async (density) => {
      const page = await newPage({ deviceScaleFactor: density });
      // A browser prefers a file that it has already; here it has none.
      await page.route(isFile, (route) => route.abort());
      // Scripts would mind that pictures are set anew.
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path, { waitUntil: "domcontentloaded" });
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
      expect(wrong).toEqual([]);
    },
  );
});

test.each([
  ["/", phone],
  ["/", wide],
  ["/about", phone],
  ["/locations/pierce-county/tacoma", wide],
])(
  "%s on %j fetches no picture twice, the first one first",
  async (path, viewport) => {
    const page = await newPage({ viewport });
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    const first = await page
      .locator("main picture img")
      .first()
      .evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
    expect(first).toMatch(/\.avif$/);
    expect(requests[0]).toBe(first);
    await scrollThrough(page);
    expect(
      requests.filter((file, index) => requests.indexOf(file) !== index),
    ).toEqual([]);
    const shown = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLImageElement>("main picture img"),
        ({ currentSrc }) => new URL(currentSrc).pathname,
      ),
    );
    expect(new Set(requests)).toEqual(new Set(shown));
  },
);

test("pictures far below wait until they are near", async () => {
  const page = await open("/", { viewport: phone });
  await page.waitForLoadState("networkidle");
  expect((await absent(page)).length).toBeGreaterThan(0);
  await scrollThrough(page);
  expect(await absent(page)).toEqual([]);
});

test("pictures are there after navigation without a page load", async () => {
  const page = await open("/services");
  await page.evaluate(() => document.documentElement.classList.add("kept"));
  await page.locator("main article a").first().click();
  await page.waitForURL("**/services/*");
  await page.locator("main header picture img").waitFor();
  await scrollThrough(page);
  expect(await absent(page)).toEqual([]);
  expect(await page.locator("html.kept").count()).toBe(1);
});

test("pictures are there without scripts", async () => {
  const page = await open("/locations", { javaScriptEnabled: false });
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.locator("main picture img").last().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(await absent(page)).toEqual([]);
});

test.each(
  [
    "/",
    "/about",
    "/services/local-moving",
    "/resources/service-areas",
    "/locations/kitsap-county",
  ].flatMap((path) =>
    [phone, wide].map((viewport) => [path, viewport.width, viewport] as const),
  ),
)(
  "nothing moves on %s at %d px as pictures arrive late",
  async (path, _width, viewport) => {
    const page = await newPage({ viewport });
    // Letters take other room when their face arrives; here it doesn't.
    await page.route(/\.woff2$/, (route) => route.abort());
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(isFile, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    // From here on: what moves while the page is still read isn't pictures.
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift" });
    });
    arrive();
    await scrollThrough(page);
    expect(await absent(page)).toEqual([]);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: number[] }).shifts,
    );
    expect(shifts).toEqual([]);
  },
);

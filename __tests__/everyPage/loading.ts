import type { BrowserContextOptions, Page } from "playwright-core";
import { waitForNextFrame, hydrate } from "../support/setUpPages";
import { isFixture } from "../support/builtFolder";
import { findDuplicates } from "../support/builtPages";
import { scriptedFieldSelector } from "../support/scriptedFieldSelector";
import {
  dropLayoutShifts,
  readLayoutShifts,
  recordLayoutShifts,
} from "../support/layoutShifts";
import { hasPageLoaded } from "../support/loadLazyParts";
import {
  hasPrefetchedAll,
  holdRequests,
  trackRequests,
} from "../support/requests";

/** Screen of the phone that Lighthouse emulates. */
export const measuredPhone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/**
 * Maximum layout shift where the fonts come after the first paint: here and there a line
 * wraps anew, which no size of the system's letters prevents at every width.
 */
const maxLateFontShift = 0.05;

/** Words that load the file of bold letters. */
const boldSelector = ":is(b, strong, tbody th, .bold):not(:empty)";

/** Maximum bytes of files that a page transfers before any interaction, besides its HTML. */
const limits = (
  hasFields: boolean,
  hasBoldWords: boolean,
): Readonly<Record<string, number>> => ({
  // Pages with fields fetch their scripts and data ahead.
  script: hasFields ? 129_000 : 3_000,
  // Two fonts are 14 kB, and the one of bold letters is 7.5.
  other: (hasFields ? 29_000 : 17_000) + (hasBoldWords ? 7_500 : 0),
  // Editors choose the pictures of the real site, and photographs are large.
  ...(isFixture ? { image: 22_000 } : {}),
});

/** Type of a file by its content type, because prefetched scripts have no resource type. */
const kindOf = (contentType = "") =>
  /javascript|image/.exec(contentType)?.[0].replace("java", "") ?? "other";

/**
 * Counts a page's transferred bytes from now on.
 * @returns a function that resolves to the bytes by type
 */
function countBytes(page: Page) {
  const received: Promise<readonly [kind: string, bytes: number]>[] = [];
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) return;
    const kind = kindOf(response.headers()["content-type"]);
    received.push(
      response
        .request()
        .sizes()
        .then((sizes) => [
          kind,
          sizes.responseBodySize + sizes.responseHeadersSize,
        ]),
    );
  });
  return async () => {
    const bytes: Record<string, number> = {};
    for (const [kind, size] of await Promise.all(received))
      bytes[kind] = (bytes[kind] ?? 0) + size;
    return bytes;
  };
}

/** Collects the paths of the pictures that a page requests from now on. */
function picturesRequested(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:avif|webp)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Files of the displayed pictures. Runs in the page. */
const listVisiblePictures = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
    // Cards in rows on a phone have no picture there.
    .filter((image) => image.checkVisibility())
    .map(({ currentSrc }) => new URL(currentSrc).pathname);

/**
 * @param requested pictures that a page has requested, in order
 * @param visible pictures that are displayed in the end
 */
const wrongRequests = (
  requested: readonly string[],
  visible: readonly string[],
): string[] => [
  ...findDuplicates(requested).map((file) => `${file} twice`),
  ...requested
    .filter((file) => !visible.includes(file))
    .map((file) => `${file}, which isn’t shown`),
  ...visible.filter((file) => !file.endsWith(".avif")),
  ...(requested[0] === visible[0] ? [] : [`${requested[0]} first`]),
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
 * Opens a page with an empty cache, and delays its fonts until it was painted without them,
 * and its pictures until it was painted with the fonts.
 * @param page with the screen of the measured phone, in its own context
 * @returns rules for the page until it was hydrated and scrolled to its end, and what violates
 * each
 */
export async function load(page: Page, path: string) {
  const bytesReceived = countBytes(page);
  const requested = picturesRequested(page);
  await recordLayoutShifts(page);
  const letPictures = await holdRequests(page, /\.(?:avif|webp|svg)$/);
  const letFonts = await holdRequests(page, /\.woff2$/);
  const loaded = trackRequests(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length,
  );
  letFonts();
  await page.evaluate(() => document.fonts.ready);
  await waitForNextFrame(page);
  await dropLayoutShifts(page, maxLateFontShift);
  letPictures();
  const hasFields = (await page.locator(scriptedFieldSelector).count()) > 0;
  const hasBoldWords = (await page.locator(boldSelector).count()) > 0;
  if (hasFields) await page.waitForFunction(hasPrefetchedAll);
  await loaded();
  const bytes = await bytesReceived();
  await hydrate(page);
  await page.evaluate(scrollOn);
  await page.waitForFunction(hasPageLoaded);
  const visible = await page.evaluate(listVisiblePictures);
  await page.unrouteAll();
  return {
    "requests each picture once, as AVIF, and the first one first":
      wrongRequests(requested, visible),
    "is within its budget": Object.entries(limits(hasFields, hasBoldWords))
      .filter(([kind, limit]) => (bytes[kind] ?? 0) > limit)
      .map(([kind, limit]) => `${kind} ${bytes[kind]}, at most ${limit}`),
    "shifts nothing while pictures, fonts and scripts load":
      await readLayoutShifts(page),
  };
}

import type {
  Browser,
  BrowserContextOptions,
  Page,
  Route,
} from "playwright-core";
import { frameAfter, hydrated } from "./browserPages";
import { serveSlowly } from "./slowHost";

/**
 * Records layout shifts from the start that no interaction caused. Ignores those
 * below a thousandth: a line that rewraps while its HTML is still arriving.
 */
function watch() {
  const least = 0.001;
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.localName}.${element.getAttribute("class") ?? ""}`
      : "what is gone or generated";
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput && entry.value >= least)
        shifts.push(
          `${entry.value.toFixed(4)}: ${entry.sources
            .map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`,
            )
            .join("; ")}`,
        );
  }).observe({ type: "layout-shift", buffered: true });
}

/** Missing in TypeScript's library. Source: https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Holds back matching files.
 * @returns a function that releases those with a matching URL
 */
async function hold(page: Page, files: RegExp) {
  const waiting = new Map<Route, () => void>();
  await page.route(files, async (route) => {
    await new Promise<void>((resolve) => waiting.set(route, resolve));
    await route.continue();
  });
  return (isWanted: (path: string) => boolean) => {
    for (const [route, letThrough] of waiting)
      if (isWanted(new URL(route.request().url()).pathname)) letThrough();
  };
}

/** The candidate files of each visible picture that has not loaded. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((img) => {
        const { top, bottom } = img.getBoundingClientRect();
        const isOnScreen = bottom >= 0 && top <= innerHeight;
        return isOnScreen && img.checkVisibility() && !img.complete;
      })
      .map((img) => (img.closest("picture") ?? img).outerHTML),
  );

/** Scrolls half a screen down and waits for a frame. Resolves to false at the end. */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const before = scrollY;
    scrollBy({ top: innerHeight / 2, behavior: "instant" });
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    return scrollY > before;
  });

/**
 * The layout shifts while a page loads, is hydrated and scrolled to its end.
 * Pictures, fonts and scripts each arrive after the page was painted without them.
 * @param change modifies the HTML
 */
export async function shiftsOn(
  browser: Browser,
  path: string,
  screen: BrowserContextOptions,
  change?: (html: string) => string,
): Promise<string[]> {
  const context = await browser.newContext(screen);
  // Everything waits for frames, which are rare on a busy machine.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const site = await serveSlowly(page, change);
  try {
    await page.addInitScript(watch);
    const letPictures = await hold(page, /\.(?:avif|webp|svg)$/);
    const letLetters = await hold(page, /\.woff2$/);
    const showPictures = async () => {
      for (let html = await missing(page); html.length;) {
        const files = html.join();
        letPictures((file) => files.includes(file));
        await frameAfter(page);
        html = await missing(page);
      }
      await frameAfter(page);
    };
    await page.goto(site.origin + path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length,
    );
    await showPictures();
    letLetters(() => true);
    await page.evaluate(() => document.fonts.ready);
    await hydrated(page);
    while (await scrollOn(page)) await showPictures();
    return await page.evaluate(
      () => (window as unknown as { shifts: string[] }).shifts,
    );
  } finally {
    await context.close();
    await site.close();
  }
}

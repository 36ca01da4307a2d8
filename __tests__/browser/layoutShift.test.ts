import type { Browser, Page } from "playwright-core";
import { inParallel } from "../../src/site/inParallel";
import { launchBrowser } from "../../src/bench/launchBrowser";
import { sitePages } from "../../src/bench/sitePages";
import { measuredPhone } from "../../src/bench/transfer";
import { builtFolder } from "../support/builtFiles";
import { serveSlowly } from "../support/slowHost";

const screens = {
  phone: measuredPhone,
  desktop: { viewport: { width: 1350, height: 940 } },
};

const visits = sitePages(builtFolder).flatMap((path) =>
  (["phone", "desktop"] as const).map((screen) => ({ path, screen })),
);

/** Notes what moves without a visitor's doing, from the beginning on. */
function watch() {
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
      if (!entry.hadRecentInput)
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

/** Not in TypeScript's library. Source: https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Reads to the end, as pictures that are near arrive. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState("networkidle");
}

async function shiftsOn(
  browser: Browser,
  url: string,
  screen: keyof typeof screens,
): Promise<string[]> {
  const context = await browser.newContext(screens[screen]);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await readThrough(page);
    return await page.evaluate(
      () => (window as unknown as { shifts: string[] }).shifts,
    );
  } finally {
    await context.close();
  }
}

const shifts = new Map<string, string[]>();

beforeAll(async () => {
  const site = await serveSlowly();
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const opened = browser;
    await inParallel(visits, 12, async ({ path, screen }) => {
      shifts.set(
        `${path} ${screen}`,
        await shiftsOn(opened, site.origin + path, screen),
      );
    });
  } finally {
    await browser?.close();
    await site.close();
  }
}, 240_000);

test.each(visits)(
  "nothing moves on $path on a $screen while page, letters and pictures arrive",
  ({ path, screen }) => {
    expect(shifts.get(`${path} ${screen}`)).toEqual([]);
  },
);

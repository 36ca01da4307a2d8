import { chromium } from "playwright-core";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";

export const wide = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** A visitor for whom nothing moves, so that a click waits for no scrolling. */
export const calm = { reducedMotion: "reduce" } as const;

interface Host {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Resolves when a page has shown a frame and done what it had to do before. */
export const frameAfter = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve);
        });
      }),
  );

/**
 * Resolves when the page is hydrated: it then names the web manifest, and
 * effects have run by the frame after.
 * @param timeout milliseconds; the context's own unless given
 */
export async function takenOver(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("link[rel=manifest]"),
    undefined,
    timeout === undefined ? {} : { timeout },
  );
  await frameAfter(page);
}

/**
 * Does the least that a visitor can do, for which Gatsby is loaded. The pointer
 * crosses from the header to what is below: a browser may have put it on the
 * header before the page listened, and moves within an element go unnoticed.
 */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 300);
}

/** Does so, and resolves when the page listens. */
export async function hydrated(page: Page): Promise<void> {
  await touch(page);
  await takenOver(page);
}

/** The server that `__tests__/config/startBrowser.ts` has started. */
const sharedSite = (): Promise<Host> =>
  Promise.resolve({
    origin: process.env.TEST_SITE!,
    close: () => Promise.resolve(),
  });

/** The browser that it has started. Closing it closes a file's own pages only. */
export const sharedBrowser = (): Promise<Browser> =>
  chromium.connect(process.env.TEST_BROWSER!);

/**
 * The browser and the host of a test file. A page that a test opens is closed
 * after it. Pages with equal options share a cache.
 * @param serve starts the host; the server of all files unless given
 * @param launch starts the browser; that of all files unless given
 */
export function browserPages(
  serve: () => Promise<Host> = sharedSite,
  launch: () => Promise<Browser> = sharedBrowser,
) {
  let browser: Browser;
  let host: Host;
  const contexts = new Map<string, Promise<BrowserContext>>();

  beforeAll(async () => {
    // In turn: what has not started must not leave the other one running.
    host = await serve();
    browser = await launch();
  });
  afterEach(async () => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.close()));
  });
  afterAll(async () => {
    await browser.close();
    await host.close();
  });

  async function makeContext(options: BrowserContextOptions) {
    const context = await browser.newContext({
      viewport: wide,
      baseURL: host.origin,
      ...options,
    });
    context.setDefaultTimeout(10_000);
    return context;
  }

  /** An empty page, with the host as the base of its addresses. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? makeContext(options);
    contexts.set(key, context);
    return (await context).newPage();
  }

  /** One that shares nothing with others, such as the clock. */
  const newVisitor = async (options: BrowserContextOptions = {}) =>
    (await makeContext(options)).newPage();

  /** A page at a path, hydrated unless its scripts are off. */
  async function open(
    path: string,
    options: BrowserContextOptions = {},
    empty = newPage,
  ): Promise<Page> {
    const page = await empty(options);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }

  /** For tests that change what their pages share, such as the clock. */
  async function closeContexts(): Promise<void> {
    contexts.clear();
    await Promise.all(browser.contexts().map((context) => context.close()));
  }

  return { newPage, newVisitor, open, closeContexts };
}

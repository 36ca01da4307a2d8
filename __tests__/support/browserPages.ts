import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";
import { launchBrowser } from "../../src/bench/launchBrowser";
import { serveSite } from "../../src/bench/serveSite";

export const wide = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

interface Host {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Does the least that a visitor can do, for which Gatsby is loaded, and resolves
 * when the page listens: Gatsby then removes the rules for loading ahead, and
 * effects have run by the frame after.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(
    () => !document.querySelector("script[type=speculationrules]"),
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve);
        });
      }),
  );
}

/**
 * One browser and one host for the tests of a file; a page that a test opens
 * is its own and closed after it. Pages with equal options share a cache.
 * @param serve starts the host, by default the site's own server
 */
export function browserPages(serve: () => Promise<Host> = serveSite) {
  let browser: Browser;
  let host: Host;
  const contexts = new Map<string, Promise<BrowserContext>>();

  beforeAll(async () => {
    // In turn: what has not started must not leave the other one running.
    host = await serve();
    browser = await launchBrowser();
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

  /** A page at a path, hydrated unless its scripts are off. */
  async function open(
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const page = await newPage(options);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }

  /** For tests that change what their pages share, such as the clock. */
  async function closeContexts(): Promise<void> {
    contexts.clear();
    await Promise.all(browser.contexts().map((context) => context.close()));
  }

  return { newPage, open, closeContexts };
}

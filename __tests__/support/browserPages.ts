import { chromium } from "playwright-core";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";

export const wide = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** Reduced motion, so that clicks need not wait for smooth scrolling. */
export const calm = { reducedMotion: "reduce" } as const;

/** Resolves when a page has rendered a frame and finished pending work. */
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
 * Whether the scripts of a page listen. Runs in the page. On pages with fields
 * that is React, which sets the mark in `gatsby-browser.tsx`, on others the menus.
 */
export function isListening(): boolean {
  const scripted = ':is(input, select, textarea):not([method="get"] *)';
  if (document.querySelector(scripted))
    return document.documentElement.matches("[data-hydrated]");
  const menus = document.querySelector("header nav")!;
  return Symbol.for("attached") in menus;
}

/** Resolves when the scripts of the page listen and effects have run. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isListening);
  await frameAfter(page);
}

/**
 * Has the page load its scripts, by a minimal interaction. The pointer moves from the header
 * to the content below: the browser may already have it on the header, and moves
 * within an element fire no event.
 */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 300);
}

/** Has the page load its scripts, and resolves when they listen. */
export async function hydrated(page: Page): Promise<void> {
  await touch(page);
  await takenOver(page);
}

/** Denies storage to the pages that a tab opens next, as browsers can. */
export const denyStorage = (
  page: Page,
  ...storages: ("localStorage" | "sessionStorage")[]
): Promise<unknown> =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  }, storages);

/**
 * The browser that `__tests__/config/startBrowser.ts` started. Closing it only closes
 * the test file's own pages.
 */
export const sharedBrowser = (): Promise<Browser> =>
  chromium.connect(process.env.TEST_BROWSER!);

const refusal = "Refused by a policy:";

/** Matches console messages about invalid or unsupported policies. */
const ofPolicies =
  /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted|Refused|Cross-Origin/i;

/** Notes what policies refuse to the pages of a context, and messages about invalid policies. */
async function watchPolicies(context: BrowserContext, refused: string[]) {
  const note = (text: string, page: Page | null) => {
    if (ofPolicies.test(text)) refused.push(`${page?.url()}: ${text}`);
  };
  context.on("console", (message) => note(message.text(), message.page()));
  context.on("weberror", (thrown) =>
    note(thrown.error().message, thrown.page()),
  );
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      console.warn(mark, effectiveDirective, blockedURI, sample);
    });
  }, refusal);
}

/**
 * Pages of the shared server for the tests of a file. In a test, those with equal
 * options share a context, like tabs; the next test begins with new ones. A test fails
 * if a policy refuses something that it doesn't take from `refused`.
 */
export function browserPages() {
  let browser: Browser;
  const contexts = new Map<string, Promise<BrowserContext>>();
  const refused: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    contexts.clear();
    for (const context of browser.contexts()) {
      for (const page of context.pages())
        await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
    expect(refused.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  async function makeContext(options: BrowserContextOptions) {
    const context = await browser.newContext({
      viewport: wide,
      baseURL: process.env.TEST_SITE!,
      // Tests don't see what a worker asks for.
      serviceWorkers: "block",
      ...options,
    });
    // Much waits for frames, which are rare on a busy machine.
    context.setDefaultTimeout(60_000);
    await watchPolicies(context, refused);
    return context;
  }

  /** An empty page with the server as base URL. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? makeContext(options);
    contexts.set(key, context);
    return (await context).newPage();
  }

  /** A page in its own context, which shares nothing, such as the clock. */
  const newVisitor = async (options: BrowserContextOptions = {}) =>
    (await makeContext(options)).newPage();

  /** A page at a path whose scripts listen, unless they are disabled. */
  async function open(
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const page = await newPage(options);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }

  return { newPage, newVisitor, open, refused };
}

import { chromium } from "playwright-core";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";

export const desktopViewport = { width: 1280, height: 800 };
export const phoneViewport = { width: 360, height: 740 };

/** Reduced motion, so that clicks need not wait for smooth scrolling. */
export const withReducedMotion = { reducedMotion: "reduce" } as const;

/** Resolves when a page has rendered a frame and finished pending work. */
export const waitForNextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve);
        });
      }),
  );

/**
 * Whether the scripts of a page have attached their listeners. Runs in the page. A page with
 * fields waits for React, which marks the page as hydrated; any other page, for the menus.
 */
export function hasListeners(): boolean {
  const scripted = ':is(input, select, textarea):not([method="get"] *)';
  if (document.querySelector(scripted))
    return document.documentElement.matches("[data-hydrated]");
  const menus = document.querySelector("header nav")!;
  return Symbol.for("attached") in menus;
}

/** Resolves when the scripts of the page have attached their listeners, and effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(hasListeners);
  await waitForNextFrame(page);
}

/**
 * Makes the page load its scripts, by a minimal interaction. The pointer moves from the header
 * to the content below: the browser may already have it on the header, and moves within an
 * element fire no event.
 */
export async function triggerHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 300);
}

/** Makes the page load its scripts, and resolves when they have attached their listeners. */
export async function hydrate(page: Page): Promise<void> {
  await triggerHydration(page);
  await waitForHydration(page);
}

/** Makes storage throw in pages that a tab opens next, as in browsers that deny storage. */
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
 * Connects to the browser that `__tests__/config/startBrowser.ts` started. Closing the
 * connection closes only the pages of the test file.
 */
export const connectToBrowser = (): Promise<Browser> =>
  chromium.connect(process.env.TEST_BROWSER!);

const violationMark = "Refused by a policy:";

/** Matches console messages about invalid or unsupported policies. */
const policyMessage =
  /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted|Refused|Cross-Origin/i;

/**
 * Records violations in the pages of a context: requests and code that a policy blocks, and
 * console messages about invalid policies.
 */
async function recordPolicyViolations(
  context: BrowserContext,
  violations: string[],
) {
  const record = (text: string, page: Page | null) => {
    if (policyMessage.test(text)) violations.push(`${page?.url()}: ${text}`);
  };
  context.on("console", (message) => record(message.text(), message.page()));
  context.on("weberror", (thrown) =>
    record(thrown.error().message, thrown.page()),
  );
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      console.warn(mark, effectiveDirective, blockedURI, sample);
    });
  }, violationMark);
}

/**
 * Opens pages of the shared server for the tests of a file. In a test, pages with equal
 * options share a context, like tabs; the next test gets new contexts. A test fails if a
 * violation of a policy is left in `violations`.
 */
export function setUpPages() {
  let browser: Browser;
  const contexts = new Map<string, Promise<BrowserContext>>();
  const violations: string[] = [];

  beforeAll(async () => {
    browser = await connectToBrowser();
  });
  afterEach(async () => {
    contexts.clear();
    for (const context of browser.contexts()) {
      for (const page of context.pages())
        await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
    expect(violations.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  async function createContext(options: BrowserContextOptions) {
    const context = await browser.newContext({
      viewport: desktopViewport,
      baseURL: process.env.TEST_SITE!,
      // Playwright doesn't report a service worker's requests.
      serviceWorkers: "block",
      ...options,
    });
    // Many steps wait for frames, which are rare on a busy machine.
    context.setDefaultTimeout(60_000);
    await recordPolicyViolations(context, violations);
    return context;
  }

  /** Opens an empty page, with the server as base URL. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? createContext(options);
    contexts.set(key, context);
    return (await context).newPage();
  }

  /** Opens an empty page in a new context: it shares nothing with other pages, such as storage. */
  const newVisitor = async (options: BrowserContextOptions = {}) =>
    (await createContext(options)).newPage();

  /** Opens the page at a path, and hydrates it unless scripts are disabled. */
  async function open(
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const page = await newPage(options);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    if (options.javaScriptEnabled !== false) await hydrate(page);
    return page;
  }

  return { newPage, newVisitor, open, violations };
}

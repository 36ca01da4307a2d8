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
export const nextFrame = (page: Page): Promise<void> =>
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
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isListening);
  await nextFrame(page);
}

/**
 * Has the page load its scripts, by a minimal interaction. The pointer moves from the header
 * to the content below: the browser may already have it on the header, and moves
 * within an element fire no event.
 */
export async function triggerHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 300);
}

/** Has the page load its scripts, and resolves when they listen. */
export async function hydrate(page: Page): Promise<void> {
  await triggerHydration(page);
  await waitForHydration(page);
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
export const connectToBrowser = (): Promise<Browser> =>
  chromium.connect(process.env.TEST_BROWSER!);

const violationMark = "Refused by a policy:";

/** Matches console messages about invalid or unsupported policies. */
const policyMessage =
  /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted|Refused|Cross-Origin/i;

/** Notes what policies refuse to the pages of a context, and messages about invalid policies. */
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
 * Pages of the shared server for the tests of a file. In a test, those with equal
 * options share a context, like tabs; the next test begins with new ones. A test fails
 * if a policy refuses something that it doesn't take from `refused`.
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
      // Tests don't see what a worker asks for.
      serviceWorkers: "block",
      ...options,
    });
    // Much waits for frames, which are rare on a busy machine.
    context.setDefaultTimeout(60_000);
    await recordPolicyViolations(context, violations);
    return context;
  }

  /** An empty page with the server as base URL. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? createContext(options);
    contexts.set(key, context);
    return (await context).newPage();
  }

  /** A page in its own context, which shares nothing, such as the clock. */
  const newVisitor = async (options: BrowserContextOptions = {}) =>
    (await createContext(options)).newPage();

  /** A page at a path whose scripts listen, unless they are disabled. */
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

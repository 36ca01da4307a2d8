import fs from "node:fs";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import puppeteer from "puppeteer-core";
import { buildBrowserLaunchOptions } from "../support/buildBrowserLaunchOptions";
import { openWebKit, webkitFiles } from "./webDriver";

/** Time limit of {@link EnginePage.until}. Milliseconds. */
const untilMs = 60_000;

/** Time limit of one evaluation, and the delay between two. Milliseconds. */
const answerMs = 5_000;
const pauseMs = 20;

/** The methods that pages of Playwright and Puppeteer share. */
export interface DrivenPage {
  goto(address: string, options: object): Promise<unknown>;
  bringToFront(): Promise<unknown>;
  hover(css: string): Promise<unknown>;
  click(css: string): Promise<unknown>;
  type(css: string, text: string): Promise<unknown>;
  readonly keyboard: { press(key: "Enter" | "Escape"): Promise<unknown> };
  evaluate(code: string): Promise<unknown>;
  setDefaultTimeout(milliseconds: number): void;
}

/** The functions that differ between drivers. */
interface BrowserControls {
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Closes the browser. */
  readonly close: () => Promise<void>;
}

/** The source of a function call, to run in a page. */
const callOf = <A extends unknown[]>(
  question: (...args: A) => unknown,
  args: A,
): string => `(${String(question)})(...${JSON.stringify(args)})`;

/** A page of any engine, with the actions of the journeys. */
function enginePage(
  driven: DrivenPage,
  origin: string,
  controls: BrowserControls,
) {
  driven.setDefaultTimeout(60_000);
  const ask = async <A extends unknown[], R>(
    question: (...args: A) => R | Promise<R>,
    ...args: A
  ) => (await driven.evaluate(callOf(question, args))) as R;
  /**
   * Waits until a function returns true in the page. The drivers' methods evaluate
   * text there, which the policy forbids.
   */
  async function until<A extends unknown[]>(
    question: (...args: A) => boolean,
    ...args: A
  ) {
    const end = Date.now() + untilMs;
    // A page that is being left can't answer: the drivers throw, but WebKit's driver
    // sometimes never answers while it goes back.
    const isTrue = () =>
      Promise.race([
        ask(question, ...args).catch(() => false),
        setTimeout(answerMs, false, { ref: false }),
      ]);
    while (!(await isTrue())) {
      if (Date.now() > end)
        throw new Error(`never true: ${callOf(question, args)}`);
      await setTimeout(pauseMs);
    }
  }
  return {
    ...controls,
    driven,
    /** Resizes the viewport. CSS pixels. */
    async resize(width: number, height: number) {
      await controls.resize(width, height);
      await until(
        (...size) => innerWidth === size[0] && innerHeight === size[1],
        width,
        height,
      );
      await ask(() => new Promise(requestAnimationFrame));
    },
    async open(path: string) {
      await driven.goto(origin + path, { waitUntil: "domcontentloaded" });
      // Keys need a window with focus.
      await driven.bringToFront();
    },
    press: (key: "Enter" | "Escape") => driven.keyboard.press(key),
    /** Runs a function in the page and returns its result. */
    ask,
    until,
  };
}

export type EnginePage = ReturnType<typeof enginePage>;

/**
 * Opens a page in a browser that Playwright drives.
 * @param origin of the site that it opens
 */
async function inPlaywright(browser: Browser, origin: string) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  return enginePage(page, origin, {
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  });
}

async function inWebKit(origin: string) {
  const { page, ...controls } = await openWebKit();
  return enginePage(page, origin, controls);
}

/** Opens a page in a stock Firefox, which Playwright can't drive. */
async function inFirefox(executablePath: string, origin: string) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      // Headless windows have no focus otherwise, and keys need it.
      "focusmanager.testmode": true,
    },
  });
  const page = await browser.newPage();
  return enginePage(page, origin, {
    // Firefox 140 resizes the page, and rejects only the screen's orientation.
    resize: (width, height) =>
      page.setViewport({ width, height }).catch(() => undefined),
    close: () => browser.close(),
  });
}

const firefox = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find((file) => fs.existsSync(file));
const { OLD_CHROMIUM: executablePath } = process.env;

/** Each engine, whether it is installed, and its start. */
export const engines: readonly (readonly [
  name: string,
  isInstalled: boolean,
  start: (origin: string) => Promise<EnginePage>,
])[] = [
  [
    "Chromium",
    true,
    // The browser that the tests have started.
    async (origin) =>
      inPlaywright(await chromium.connect(process.env.TEST_BROWSER!), origin),
  ],
  ["Firefox", Boolean(firefox), (origin) => inFirefox(firefox!, origin)],
  ["WebKit", webkitFiles.every((file) => fs.existsSync(file)), inWebKit],
  [
    "the Chromium at OLD_CHROMIUM",
    Boolean(executablePath),
    async (origin) =>
      inPlaywright(
        await chromium.launch(
          await buildBrowserLaunchOptions({ executablePath }),
        ),
        origin,
      ),
  ],
];

import fs from "node:fs";
import { webkit } from "playwright-core";
import type { Browser } from "playwright-core";
import puppeteer from "puppeteer-core";
import { launchBrowser } from "../support/launchBrowser";

const height = 800;

/** What the pages of Playwright and Puppeteer have in common. */
interface DrivenPage {
  goto(address: string, options: object): Promise<unknown>;
  bringToFront(): Promise<unknown>;
  hover(css: string): Promise<unknown>;
  click(css: string): Promise<unknown>;
  type(css: string, text: string): Promise<unknown>;
  readonly keyboard: { press(key: "Enter"): Promise<unknown> };
  evaluate(code: string): Promise<unknown>;
  waitForFunction(code: string): Promise<unknown>;
  setDefaultTimeout(milliseconds: number): void;
}

/** The source of a function call, to run in a page. */
const callOf = <A extends unknown[]>(
  question: (...args: A) => unknown,
  args: A,
): string => `(${String(question)})(...${JSON.stringify(args)})`;

/** A page of any engine, with what the journeys do in it. */
function enginePage(
  driven: DrivenPage,
  origin: string,
  setWidth: (width: number) => Promise<unknown>,
) {
  driven.setDefaultTimeout(60_000);
  return {
    setWidth,
    async open(path: string) {
      await driven.goto(origin + path, { waitUntil: "domcontentloaded" });
      // Keys need a window with focus.
      await driven.bringToFront();
    },
    /** Moves the pointer to the first element that a selector matches. */
    hover: (css: string) => driven.hover(css),
    click: (css: string) => driven.click(css),
    type: (css: string, text: string) => driven.type(css, text),
    press: (key: "Enter" | "Escape" | "Tab") =>
      driven.keyboard.press(key as "Enter"),
    /** By script: the drivers' own ways wait for a document to load. */
    back: () => driven.evaluate("history.back()"),
    /** Runs a function in the page and returns its result. */
    ask: async <A extends unknown[], R>(
      question: (...args: A) => R | Promise<R>,
      ...args: A
    ) => (await driven.evaluate(callOf(question, args))) as R,
    /** Waits until a function returns true in the page. */
    until: <A extends unknown[]>(
      question: (...args: A) => boolean,
      ...args: A
    ) => driven.waitForFunction(callOf(question, args)),
  };
}

export type EnginePage = ReturnType<typeof enginePage>;

export interface Engine {
  readonly page: EnginePage;
  readonly close: () => Promise<void>;
}

/** @param origin of the site that the engine's page opens */
type Start = (origin: string) => Promise<Engine>;

/** A browser that Playwright drives. */
export const inPlaywright =
  (launch: () => Promise<Browser>): Start =>
  async (origin) => {
    const browser = await launch();
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const setWidth = (width: number) => page.setViewportSize({ width, height });
    return {
      page: enginePage(page, origin, setWidth),
      close: () => browser.close(),
    };
  };

/** A stock Firefox, which Playwright can't drive. */
const inFirefox =
  (executablePath: string): Start =>
  async (origin) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      defaultViewport: { width: 1280, height },
      extraPrefsFirefox: {
        "ui.prefersReducedMotion": 1,
        // Headless windows have no focus otherwise, and keys need it.
        "focusmanager.testmode": true,
      },
    });
    const page = await browser.newPage();
    const setWidth = (width: number) => page.setViewport({ width, height });
    return {
      page: enginePage(page, origin, setWidth),
      close: () => browser.close(),
    };
  };

const firefox = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find((file) => fs.existsSync(file));
const { OLD_CHROMIUM: chromium } = process.env;

/** The engines besides today's Chromium; without a start where not installed. */
export const engines: readonly (readonly [name: string, start?: Start])[] = [
  ["Firefox", firefox ? inFirefox(firefox) : undefined],
  [
    "WebKit (npx playwright-core install webkit)",
    fs.existsSync(webkit.executablePath())
      ? inPlaywright(() => webkit.launch())
      : undefined,
  ],
  [
    "the Chromium at OLD_CHROMIUM",
    chromium
      ? inPlaywright(() => launchBrowser({ executablePath: chromium }))
      : undefined,
  ],
];

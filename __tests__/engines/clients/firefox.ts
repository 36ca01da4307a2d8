import puppeteer from "puppeteer-core";
import type { Page } from "puppeteer-core";
import { ofPolicies } from "../../support/policyViolations";
import {
  address,
  callOf,
  keepRefused,
  keptRefused,
  timeoutMs,
  sizes,
} from "./enginePage";
import type { Engine, EnginePage } from "./enginePage";

export const firefoxFiles: readonly string[] = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Notes what Firefox writes of policies into the console of a page. */
function consoleOf(page: Page): string[] {
  const heard: string[] = [];
  const note = (text: string) => {
    if (ofPolicies.test(text)) heard.push(text);
  };
  page.on("console", (message) => note(message.text()));
  page.on("pageerror", (error) => note(String(error)));
  return heard;
}

/** Starts a stock Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      // Windows that nobody sees have no focus, without which keys do nothing.
      "focusmanager.testmode": true,
    },
  });
  const tab = await browser.newPage();
  tab.setDefaultTimeout(timeoutMs);
  await tab.evaluateOnNewDocument(keepRefused);
  const heard = consoleOf(tab);

  const page: EnginePage = {
    async open(path, size = "wide") {
      heard.length = 0;
      await tab.setViewport(sizes[size]);
      await tab.goto(address(path), { waitUntil: "domcontentloaded" });
      // Keys do nothing in a window without focus.
      await tab.bringToFront();
    },
    hover: (css) => tab.hover(css),
    click: (css) => tab.click(css),
    type: (css, text) => tab.type(css, text),
    choose: async (css, value) => {
      await tab.select(css, value);
    },
    press: (key) => tab.keyboard.press(key),
    // Puppeteer's own ways wait for a document to load.
    back: () => tab.evaluate(() => history.back()),
    forward: () => tab.evaluate(() => history.forward()),
    ask: async <A extends unknown[], R>(
      question: (...given: A) => R | Promise<R>,
      ...given: A
    ) => (await tab.evaluate(callOf(question, given))) as R,
    until: async (question, ...given) => {
      await tab.waitForFunction(callOf(question, given));
    },
    refusals: async () => [...heard, ...(await tab.evaluate(keptRefused))],
  };
  return { page, close: () => browser.close() };
}

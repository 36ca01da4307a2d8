import puppeteer from "puppeteer-core";
import type { Page } from "puppeteer-core";
import { ofPolicies } from "../../support/policyViolations";
import {
  address,
  callOf,
  recordedViolations,
  recordViolations,
  timeoutMs,
  sizes,
} from "./enginePage";
import type { Engine, EnginePage } from "./enginePage";

export const firefoxFiles: readonly string[] = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Records Firefox's console messages about policies. */
function policyMessagesOf(page: Page): string[] {
  const messages: string[] = [];
  const record = (text: string) => {
    if (ofPolicies.test(text)) messages.push(text);
  };
  page.on("console", (message) => record(message.text()));
  page.on("pageerror", (error) => record(String(error)));
  return messages;
}

/** Starts a stock Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      // Headless windows have no focus otherwise, and keys need it.
      "focusmanager.testmode": true,
    },
  });
  const tab = await browser.newPage();
  tab.setDefaultTimeout(timeoutMs);
  await tab.evaluateOnNewDocument(recordViolations);
  const messages = policyMessagesOf(tab);

  const page: EnginePage = {
    async open(path, size = "wide") {
      messages.length = 0;
      await tab.setViewport(sizes[size]);
      await tab.goto(address(path), { waitUntil: "domcontentloaded" });
      // Keys need a window with focus.
      await tab.bringToFront();
    },
    hover: (css) => tab.hover(css),
    click: (css) => tab.click(css),
    type: (css, text) => tab.type(css, text),
    choose: async (css, value) => {
      await tab.select(css, value);
    },
    press: (key) => tab.keyboard.press(key),
    // Puppeteer's goBack and goForward wait for a document to load.
    back: () => tab.evaluate(() => history.back()),
    forward: () => tab.evaluate(() => history.forward()),
    ask: async <A extends unknown[], R>(
      question: (...args: A) => R | Promise<R>,
      ...args: A
    ) => (await tab.evaluate(callOf(question, args))) as R,
    until: async (question, ...args) => {
      await tab.waitForFunction(callOf(question, args));
    },
    violations: async () => [
      ...messages,
      ...(await tab.evaluate(recordedViolations)),
    ],
  };
  return { page, close: () => browser.close() };
}

import fs from "node:fs";
import { chromium } from "playwright-core";
import type { Browser, LaunchOptions } from "playwright-core";

const installed = [
  // A headless build of Chromium, which opens pages five times as fast.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Chromium renders the suggestions of its address bar as two hidden pages per
 * tab, which take more CPU time than the pages of a test, and starts a process
 * ahead for the next page.
 */
const withoutHiddenPages =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess";

/**
 * The arguments to start a browser with. Those of `@sparticuz/chromium` are not
 * used: they run a single process, which ends with its first context.
 */
export const browserArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
  withoutHiddenPages,
];

/**
 * Finds a Chromium for tests and measurements: `CHROME_PATH`, else an installed
 * one, else the one in this project's packages.
 */
export async function browserFile(): Promise<string> {
  const found =
    process.env.CHROME_PATH ?? installed.find((file) => fs.existsSync(file));
  if (found) return found;
  // Makes the package unpack libraries that a minimal system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

/** @param options Playwright's, in addition to or instead of the usual ones */
export const launchBrowser = async (
  options: LaunchOptions = {},
): Promise<Browser> =>
  chromium.launch({
    args: [...browserArguments],
    ...options,
    executablePath: options.executablePath ?? (await browserFile()),
  });

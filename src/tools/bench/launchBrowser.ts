import fs from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

/** Draws no windows, and opens pages five times as fast. */
const shell = "/usr/bin/chromium-headless-shell";

/** Browsers as people use them. They alone keep pages for the way back. */
export const wholeBrowsers: readonly string[] = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Chromium draws the list below its address bar as two pages of its own with
 * every tab, also where nobody sees it: they take more of the processor than
 * the pages of a test do.
 */
const withoutAddressBar =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";

/**
 * How a browser is started here. `@sparticuz/chromium` has settings of its own:
 * they are for one process, which ends with its first context.
 */
export const browserArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
  withoutAddressBar,
];

/**
 * The Chromium to test and measure in: the one `CHROME_PATH` names, else an
 * installed one, else the one that comes with the packages of this project.
 * @param installed where to look for it
 */
export async function browserFile(
  installed: readonly string[] = [shell, ...wholeBrowsers],
): Promise<string> {
  const found =
    process.env.CHROME_PATH ?? installed.find((file) => fs.existsSync(file));
  if (found) return found;
  // Has the package unpack the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await browserFile(),
    args: [...browserArguments],
  });

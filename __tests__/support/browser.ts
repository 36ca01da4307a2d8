import fs from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
];

/**
 * A Chromium to test in: the one `CHROME_PATH` names, else an installed one,
 * else the one that comes with the packages of this project.
 */
export async function launchBrowser(): Promise<Browser> {
  const found =
    process.env.CHROME_PATH ?? installed.find((file) => fs.existsSync(file));
  if (found) return chromium.launch({ executablePath: found, args: quiet });
  // Has the package unpack the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    // Its own settings are for one process, which ends with its first context.
    args: quiet,
  });
}

import fs from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "playwright-core";
import { devDependencies } from "../../package.json";

/** Where Chrome is installed on the systems for which no package brings one. */
const installed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Where the packaged Chromium is unpacked. */
const unpacked = path.resolve(
  `node_modules/.cache/chromium-${devDependencies["@sparticuz/chromium"]}`,
);

/** Tells that all of it has been unpacked. */
const wholeMark = path.join(unpacked, "whole");

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with libraries that a minimal
 * system lacks. The package unpacks to the system's temporary folder, takes
 * anything that is already there, and adds its libraries to `LD_LIBRARY_PATH`.
 */
async function packagedBrowser(): Promise<string> {
  if (!fs.existsSync(wholeMark))
    fs.rmSync(unpacked, { recursive: true, force: true });
  fs.mkdirSync(unpacked, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacked;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const file = await packaged.executablePath();
    fs.writeFileSync(wholeMark, "");
    return file;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * Finds the Chromium to test in: `CHROME_PATH`, else the packaged one, which is
 * the same for everybody. It runs on Linux on x64; elsewhere an installed Chrome
 * takes its place.
 * @throws if there is none
 */
async function browserFile(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === "linux" && process.arch === "x64")
    return packagedBrowser();
  const found = installed.find((file) => fs.existsSync(file));
  if (!found)
    throw new Error(
      "No Chrome was found: install it, or set CHROME_PATH to the file of a Chrome or Chromium.",
    );
  return found;
}

/**
 * Chromium renders the suggestions of its address bar as two hidden pages per
 * tab, which take more CPU time than the pages of a test, and starts a process
 * ahead for the next page.
 */
const withoutHiddenPages =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess";

/**
 * What the tests start a browser with. On Linux it has no fonts but those in
 * `__tests__/fixture/fonts`: the widths of others differ.
 * @param options Playwright's, in addition to or instead of the usual ones;
 *   `args` are added
 */
export async function browserOptions(
  options: LaunchOptions = {},
): Promise<LaunchOptions> {
  // Sets environment variables.
  const executablePath = options.executablePath ?? (await browserFile());
  return {
    env: {
      ...process.env,
      FONTCONFIG_FILE: path.resolve("__tests__/fixture/fonts/fonts.conf"),
    },
    ...options,
    executablePath,
    // Those of `@sparticuz/chromium` are not used: they run a single process,
    // which ends with its first context.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--no-first-run",
      withoutHiddenPages,
      ...(options.args ?? []),
    ],
  };
}

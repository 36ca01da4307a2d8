import fs from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "playwright-core";
import { devDependencies } from "../../package.json";

/** Folder of the unpacked Chromium. */
const unpackedFolder = path.resolve(
  `node_modules/.cache/chromium-${devDependencies["@sparticuz/chromium"]}`,
);

/** File that exists if Chromium was unpacked completely. */
const completeMarker = path.join(unpackedFolder, "whole");

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with libraries that a minimal system lacks.
 * The package unpacks to the system's temporary folder, uses any file that already exists
 * there, and adds its libraries to `LD_LIBRARY_PATH`.
 */
async function unpackBrowser(): Promise<string> {
  if (!fs.existsSync(completeMarker))
    fs.rmSync(unpackedFolder, { recursive: true, force: true });
  fs.mkdirSync(unpackedFolder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpackedFolder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const file = await packaged.executablePath();
    fs.writeFileSync(completeMarker, "");
    return file;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * Chooses the Chromium for tests: that of `CHROME_PATH`, or else the packaged one, so that
 * all developers have the same. The packaged one runs only on Linux on x64; other systems use
 * the installed Chrome.
 */
async function chooseBrowser(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH)
    return { executablePath: process.env.CHROME_PATH };
  if (process.platform === "linux" && process.arch === "x64")
    return { executablePath: await unpackBrowser() };
  return { channel: "chrome" };
}

/**
 * Disables two features of Chromium: the suggestions of the address bar, which are two hidden
 * pages per tab and take more CPU time than the pages of a test, and a process that is started
 * ahead for the next page.
 */
const withoutHiddenPages =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess";

/**
 * Disables threads that compile, collect garbage or paint ahead: they gain nothing on few
 * cores, and without them tests take a tenth less CPU time.
 */
const withoutThreads = [
  "--js-flags=--single-threaded",
  "--in-process-gpu",
  "--num-raster-threads=1",
];

/**
 * Playwright's launch options for tests. On Linux the browser has only the fonts in
 * `__tests__/fixture/fonts`: other fonts have other widths.
 * @param options override the default options; `args` are added to the default arguments
 */
export async function buildBrowserLaunchOptions(
  options: LaunchOptions = {},
): Promise<LaunchOptions> {
  // Called before `process.env` is copied, because it sets environment variables.
  const browser = options.executablePath ? {} : await chooseBrowser();
  return {
    env: {
      ...process.env,
      FONTCONFIG_FILE: path.resolve("__tests__/fixture/fonts/fonts.conf"),
    },
    ...browser,
    ...options,
    // The arguments of `@sparticuz/chromium` aren't used: they run a single process, which ends
    // with its first context.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--no-first-run",
      withoutHiddenPages,
      ...withoutThreads,
      ...(options.args ?? []),
    ],
  };
}

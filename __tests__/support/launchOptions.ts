import fs from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "playwright-core";
import { devDependencies } from "../../package.json";

/** Folder of the unpacked Chromium. */
const unpackedFolder = path.resolve(
  `node_modules/.cache/chromium-${devDependencies["@sparticuz/chromium"]}`,
);

/** Exists once everything has been unpacked. */
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
 * Chooses the Chromium for tests: `CHROME_PATH`, or else the packaged one, which is the same
 * for everybody. That one runs on Linux on x64 only; elsewhere an installed Chrome replaces
 * it.
 */
async function chooseBrowser(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH)
    return { executablePath: process.env.CHROME_PATH };
  if (process.platform === "linux" && process.arch === "x64")
    return { executablePath: await unpackBrowser() };
  return { channel: "chrome" };
}

/**
 * Chromium renders the suggestions of its address bar as two hidden pages per
 * tab, which take more CPU time than the pages of a test, and starts a process
 * ahead for the next page.
 */
const withoutHiddenPages =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess";

/**
 * On few cores, threads that compile, collect garbage or paint ahead gain nothing: without
 * them the tests take a tenth less CPU time.
 */
const withoutThreads = [
  "--js-flags=--single-threaded",
  "--in-process-gpu",
  "--num-raster-threads=1",
];

/**
 * Playwright's launch options for tests. On Linux the browser has only the fonts in
 * `__tests__/fixture/fonts`: other fonts have other widths.
 * @param options Playwright's, which override the usual ones; `args` are added
 */
export async function launchOptions(
  options: LaunchOptions = {},
): Promise<LaunchOptions> {
  // `chooseBrowser` also sets environment variables.
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

import fs from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "playwright-core";
import { devDependencies } from "../../package.json";

/** Where the packaged Chromium is unpacked. */
const unpackedFolder = path.resolve(
  `node_modules/.cache/chromium-${devDependencies["@sparticuz/chromium"]}`,
);

/** Tells that all of it has been unpacked. */
const completeMarker = path.join(unpackedFolder, "whole");

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with libraries that a minimal
 * system lacks. The package unpacks to the system's temporary folder, takes
 * anything that is already there, and adds its libraries to `LD_LIBRARY_PATH`.
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
 * The Chromium to test in: `CHROME_PATH`, else the packaged one, which is the same for
 * everybody. It runs on Linux on x64; elsewhere an installed Chrome takes its place.
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
 * Where cores are few, threads that compile, collect garbage or paint ahead gain
 * nothing: without them the tests take a tenth less CPU time.
 */
const withoutThreads = [
  "--js-flags=--single-threaded",
  "--in-process-gpu",
  "--num-raster-threads=1",
];

/**
 * What the tests start a browser with. On Linux it has no fonts but those in
 * `__tests__/fixture/fonts`: the widths of others differ.
 * @param options Playwright's, in addition to or instead of the usual ones;
 *   `args` are added
 */
export async function launchOptions(
  options: LaunchOptions = {},
): Promise<LaunchOptions> {
  // Sets environment variables.
  const browser = options.executablePath ? {} : await chooseBrowser();
  return {
    env: {
      ...process.env,
      FONTCONFIG_FILE: path.resolve("__tests__/fixture/fonts/fonts.conf"),
    },
    ...browser,
    ...options,
    // Those of `@sparticuz/chromium` are not used: they run a single process,
    // which ends with its first context.
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

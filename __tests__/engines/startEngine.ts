import fs from "node:fs";
import { webkit } from "playwright-core";
import type { Browser } from "playwright-core";
import puppeteer from "puppeteer-core";
import { launchBrowser } from "../support/launchBrowser";
import { enginePage } from "./enginePage";
import type { Engine } from "./enginePage";

const height = 800;

/** @param origin of the site that the engine's page opens */
type Start = (origin: string) => Promise<Engine>;

/** A page of a browser that Playwright drives. */
export const inPlaywright =
  (launch: () => Promise<Browser>): Start =>
  async (origin) => {
    const browser = await launch();
    const page = await browser.newPage({ reducedMotion: "reduce" });
    return {
      page: enginePage(page, origin, (width) =>
        page.setViewportSize({ width, height }),
      ),
      close: () => browser.close(),
    };
  };

/** A stock Firefox, driven by WebDriver BiDi. */
const inFirefox =
  (executablePath: string): Start =>
  async (origin) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "ui.prefersReducedMotion": 1,
        // Headless windows have no focus otherwise, and keys need it.
        "focusmanager.testmode": true,
      },
    });
    const page = await browser.newPage();
    return {
      page: enginePage(page, origin, (width) =>
        page.setViewport({ width, height }),
      ),
      close: () => browser.close(),
    };
  };

const installed = (...files: readonly (string | undefined)[]) =>
  files.find((file) => file && fs.existsSync(file));

const firefox = installed(
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
);
const safari = installed(webkit.executablePath());
const { OLD_CHROMIUM: chromium } = process.env;

/** The engines besides today's Chromium; without `start` where not installed. */
export const engines: readonly { readonly name: string; start?: Start }[] = [
  { name: "Firefox", ...(firefox && { start: inFirefox(firefox) }) },
  {
    name: "WebKit (npx playwright-core install webkit)",
    ...(safari && { start: inPlaywright(() => webkit.launch()) }),
  },
  {
    name: "the Chromium at OLD_CHROMIUM",
    ...(chromium && {
      start: inPlaywright(() => launchBrowser({ executablePath: chromium })),
    }),
  },
];

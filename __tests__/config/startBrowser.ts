import fs from "node:fs";
import { chromium } from "playwright-core";
import type { BrowserServer } from "playwright-core";
import { builtFolder } from "../support/builtFolder";
import { browserOptions } from "../support/browserOptions";
import { serveSite } from "../support/serveSite";

/** For stopBrowser.ts to close. */
export const started: {
  browser?: BrowserServer;
  site?: Awaited<ReturnType<typeof serveSite>>;
} = {};

/**
 * Starts the browser and the server of the tested site that the tests share. Where
 * they and the inbox are is in environment variables, which Jest passes to its workers.
 */
export default async function startBrowser(): Promise<void> {
  if (!fs.existsSync(builtFolder))
    throw new Error(
      `${builtFolder} is not built: run "npm run build:fixture", or "npm run build" for BUILT_SITE=public`,
    );
  started.site = await serveSite(builtFolder);
  process.env.TEST_SITE = started.site.origin;
  process.env.TEST_INBOX = started.site.inboxFile;
  started.browser = await chromium.launchServer(
    await browserOptions({
      // All pages are ours, so they may share processes.
      args: ["--disable-site-isolation-trials"],
    }),
  );
  process.env.TEST_BROWSER = started.browser.wsEndpoint();
}

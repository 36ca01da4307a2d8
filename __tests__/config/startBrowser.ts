import fs from "node:fs";
import { chromium } from "playwright-core";
import type { BrowserServer } from "playwright-core";
import { builtFolder } from "../support/builtFolder";
import { buildBrowserLaunchOptions } from "../support/buildBrowserLaunchOptions";
import { serveSite } from "../support/serveSite";

/** The running browser and server, which stopBrowser.ts closes. */
export const runningServers: {
  browser?: BrowserServer;
  site?: Awaited<ReturnType<typeof serveSite>>;
} = {};

/**
 * Starts the browser, and the server of the tested site. Tests get their URLs and the inbox's
 * path from environment variables, which Jest passes to its workers.
 */
export default async function startBrowser(): Promise<void> {
  if (!fs.existsSync(builtFolder))
    throw new Error(
      `${builtFolder} is not built: run "npm run build:fixture", or "npm run build" for BUILT_SITE=public`,
    );
  runningServers.site = await serveSite(builtFolder);
  process.env.TEST_SITE = runningServers.site.origin;
  process.env.TEST_INBOX = runningServers.site.inboxFile;
  runningServers.browser = await chromium.launchServer(
    await buildBrowserLaunchOptions({
      // All pages are trusted, so they may share processes.
      args: ["--disable-site-isolation-trials"],
    }),
  );
  process.env.TEST_BROWSER = runningServers.browser.wsEndpoint();
}

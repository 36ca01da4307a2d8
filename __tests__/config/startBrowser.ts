import fs from "node:fs";
import { chromium } from "playwright-core";
import type { BrowserServer } from "playwright-core";
import {
  browserArguments,
  browserFile,
} from "../../src/tools/bench/launchBrowser";
import { serveSite } from "../../src/tools/bench/serveSite";
import { builtFolder } from "../support/builtFolder";

/** For stopBrowser.ts to close. */
export const started: {
  browser?: BrowserServer;
  site?: Awaited<ReturnType<typeof serveSite>>;
} = {};

/**
 * Starts the browser and the server that the tests share. Their addresses are in
 * environment variables, which Jest passes to its workers.
 */
export default async function startBrowser(): Promise<void> {
  if (!fs.existsSync(builtFolder))
    throw new Error(
      `${builtFolder} is not built: run "npm run build:fixture", or "npm run build" for BUILT_SITE=public`,
    );
  started.site = await serveSite(builtFolder, {
    // All tests have the same visitor's address.
    QUOTE_LIMIT: "1000000",
    QUOTE_LIMIT_OVERALL: "1000000",
  });
  started.browser = await chromium.launchServer({
    executablePath: await browserFile(),
    args: [...browserArguments],
  });
  process.env.TEST_SITE = started.site.origin;
  process.env.TEST_INBOX = started.site.inboxFile;
  process.env.TEST_BROWSER = started.browser.wsEndpoint();
}

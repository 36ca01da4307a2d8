import fs from "node:fs";
import { chromium } from "playwright-core";
import type { BrowserServer } from "playwright-core";
import {
  browserArguments,
  browserFile,
} from "../../src/tools/bench/launchBrowser";
import { serveSite } from "../../src/tools/bench/serveSite";
import { builtFolder } from "../support/builtFolder";

/** What stopBrowser.ts ends. */
export const started: {
  browser?: BrowserServer;
  site?: Awaited<ReturnType<typeof serveSite>>;
} = {};

/**
 * Starts the browser and the server that the tests share. Test files learn
 * their addresses from the environment, which Jest hands to its workers.
 */
export default async function startBrowser(): Promise<void> {
  if (!fs.existsSync(builtFolder))
    throw new Error(
      `${builtFolder} is not built: run "npm run build:fixture", or "npm run build" where BUILT_SITE=public`,
    );
  started.site = await serveSite(builtFolder, {
    // All test files are one visitor.
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

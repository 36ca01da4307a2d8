import fs from "node:fs";
import { chromium } from "playwright-core";
import type { BrowserServer } from "playwright-core";
import { browserArguments, browserFile } from "../support/launchBrowser";
import { serveSite } from "../support/serveSite";
import { builtFolder, fixtureFolder, isFixture } from "../support/builtFolder";

/** For stopBrowser.ts to close. */
export const started: {
  browser?: BrowserServer;
  sites: Awaited<ReturnType<typeof serveSite>>[];
} = { sites: [] };

async function serve(folder: string) {
  const site = await serveSite(folder, {
    // All tests have the same visitor's address.
    QUOTE_LIMIT: "1000000",
    QUOTE_LIMIT_OVERALL: "1000000",
  });
  started.sites.push(site);
  return site;
}

/**
 * Starts the browser and the servers that the tests share: one of the tested site
 * and, if that is another, one of the fixture site. Their addresses are in
 * environment variables, which Jest passes to its workers.
 */
export default async function startBrowser(): Promise<void> {
  if (!fs.existsSync(builtFolder))
    throw new Error(
      `${builtFolder} is not built: run "npm run build:fixture", or "npm run build" for BUILT_SITE=public`,
    );
  const site = await serve(builtFolder);
  process.env.TEST_SITE = site.origin;
  process.env.TEST_INBOX = site.inboxFile;
  // The rules of `npm run crawl` don't need it.
  if (fs.existsSync(fixtureFolder)) {
    const fixture = isFixture ? site : await serve(fixtureFolder);
    process.env.TEST_FIXTURE_SITE = fixture.origin;
    process.env.TEST_FIXTURE_INBOX = fixture.inboxFile;
  }
  started.browser = await chromium.launchServer({
    executablePath: await browserFile(),
    // All pages are ours, so they may share processes.
    args: [...browserArguments, "--disable-site-isolation-trials"],
  });
  process.env.TEST_BROWSER = started.browser.wsEndpoint();
}

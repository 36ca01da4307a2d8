import type { Browser } from "playwright-core";
import { overBudget } from "../../src/bench/budgets";
import { inParallel } from "../../src/site/inParallel";
import { launchBrowser } from "../../src/bench/launchBrowser";
import { serveSite } from "../../src/bench/serveSite";
import { sitePages } from "../../src/bench/sitePages";
import { transferOf } from "../../src/bench/transfer";
import type { Transfer } from "../../src/bench/transfer";
import { builtFolder } from "../support/builtFiles";

const paths = sitePages(builtFolder);
const transfers = new Map<string, Transfer>();
let browser: Browser | undefined;

beforeAll(async () => {
  const site = await serveSite();
  try {
    browser = await launchBrowser();
    const opened = browser;
    // Mostly they wait for what may come while nothing happens.
    await inParallel(paths, 12, async (path) => {
      transfers.set(path, await transferOf(opened, site.origin + path));
    });
  } finally {
    await browser?.close();
    await site.close();
  }
}, 240_000);

test.each(paths)("%s is within its budget", (path) => {
  expect(overBudget(path, transfers.get(path)!)).toEqual([]);
});

import fs from "node:fs";
import type { Page } from "playwright-core";
import {
  fullBrowsers,
  launchBrowser,
} from "../../src/tools/bench/launchBrowser";
import { browserPages, hydrated } from "../support/browserPages";
import { field, filled } from "../support/filledForm";

const full = fullBrowsers.find((file) => fs.existsSync(file));

const { newPage } = browserPages(undefined, () =>
  launchBrowser({
    executablePath: full,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  }),
);

/** Leaves a page with a page load and comes back to it. */
async function thereAndBack(page: Page) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.kept = String(persisted);
    });
    location.href = "/privacy";
  });
  await page.waitForURL("/privacy");
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForFunction(() => document.body.dataset.kept === "true");
}

if (!full)
  console.warn(
    "Skipped: no Chrome or Chromium is installed, and the packaged one has no back/forward cache.",
  );
const testWhole = full ? test : test.skip;

testWhole("browsers keep a page that was read for the way back", async () => {
  const page = await newPage();
  await page.goto("/");
  await thereAndBack(page);
});

testWhole("they keep a hydrated page with what was typed", async () => {
  const page = await newPage();
  await page.goto("/contact");
  await hydrated(page);
  await field(page, "Name").fill(filled.Name);
  await thereAndBack(page);
  expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  await field(page, "Email").fill("nonsense");
  await page.locator("form button[type=submit]").click();
  await page.getByText("Invalid email address").waitFor();
});

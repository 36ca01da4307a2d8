import assert from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import { readInbox } from "../../src/quote/inbox/store/inbox";
import { pages } from "../fixture/content";
import { contrastFaultsOn } from "../support/accessibility";
import { hydrated, phone } from "../support/browserPages";
import { button, fillIn, filledValues, notice } from "../support/filledForm";
import { readThrough } from "../support/readThrough";
import { follow, shown } from "../support/visitor";
import { walkedPages } from "../support/walkedPages";

interface CheckOptions {
  /** Opens an empty page, with the site as its base URL. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  readonly inboxFile: string;
}

type Check = (options: CheckOptions) => Promise<void>;

const known = walkedPages.filter((path) => path !== "/nowhere");

const menuLink = (page: Page, path: string) =>
  page.locator(`header nav a[href="${path}"]`);

/** Fails if text has too little contrast. */
const expectContrast =
  (colorScheme: "light" | "dark"): Check =>
  async ({ newPage }) => {
    const page = await newPage({ colorScheme });
    const faults: string[] = [];
    for (const path of ["/", pages.city, "/contact", pages.guide]) {
      await page.goto(path);
      faults.push(...(await contrastFaultsOn(page)));
    }
    assert.deepEqual(faults, []);
  };

/** What a browser must do, by description. */
export const checks: Readonly<Record<string, Check>> = {
  "a page of each kind is shown with its styles": async ({ newPage }) => {
    const page = await newPage();
    for (const path of known) {
      await page.goto(path);
      await shown(page, path);
      const header = page.getByRole("banner");
      const position = await header.evaluate(
        (element) => getComputedStyle(element).position,
      );
      assert.equal(position, "fixed", path);
    }
  },

  "pages hydrate without errors": async ({ newPage }) => {
    const page = await newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    for (const path of known) {
      await page.goto(path);
      await hydrated(page);
      await shown(page, path);
    }
    assert.deepEqual(errors, []);
  },

  "links open pages, and back returns": async ({ newPage }) => {
    const page = await newPage();
    await page.goto("/");
    await hydrated(page);
    await follow(page, "/about");
    await follow(page, "/services");
    await page.goBack();
    await shown(page, "/about");
  },

  "dropdowns open": async ({ newPage }) => {
    const page = await newPage();
    await page.goto("/");
    await hydrated(page);
    await page.locator("header summary", { hasText: "Blog" }).click();
    await menuLink(page, pages.guide).click();
    await shown(page, pages.guide);
  },

  "the mobile menu opens": async ({ newPage }) => {
    const page = await newPage({ viewport: phone });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await menuLink(page, "/about").click();
    await shown(page, "/about");
  },

  "the form is sent": async ({ newPage, inboxFile }) => {
    const page = await newPage();
    await page.goto("/contact");
    await fillIn(page);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    const [quote] = await readInbox(inboxFile);
    assert.equal(quote?.request.message, filledValues.message);
  },

  "pictures are shown": async ({ newPage }) => {
    const page = await newPage();
    await page.goto(pages.city);
    await page.locator("main picture img").first().waitFor();
    await readThrough(page);
    const missing = await page
      .locator("main picture img")
      .evaluateAll(
        (images: HTMLImageElement[]) =>
          images.filter(({ naturalWidth }) => naturalWidth === 0).length,
      );
    assert.equal(missing, 0);
  },

  "text has contrast in the light color scheme": expectContrast("light"),
  "text has contrast in the dark color scheme": expectContrast("dark"),
};

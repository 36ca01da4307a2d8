import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { browserPages, calm, phone, wide } from "../support/browserPages";

const { open } = browserPages();

const calmPhone = { ...calm, viewport: phone };

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Contact us" });

/** Distance of the bar's lower edge from the top of the screen, in CSS pixels. */
async function endOf(page: Page): Promise<number> {
  const { y, height } = (await bar(page).boundingBox())!;
  return Math.round(y + height);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/**
 * Tabs through a page once and lists elements focused behind the bar (WCAG 2.2,
 * 2.4.11). Motion is off, so that scrolling is instant.
 */
async function focusBehindBar(page: Page): Promise<string[]> {
  const behind: string[] = [];
  const stops = await page.locator("a[href], button, summary").count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const own = document.querySelector('nav[aria-label="Contact us"]');
      if (!focused || !own || focused === document.body) return "";
      if (own.contains(focused)) return "";
      const { top } = own.getBoundingClientRect();
      return focused.getBoundingClientRect().bottom > top
        ? focused.outerHTML
        : "";
    });
    if (hidden) behind.push(hidden);
  }
  return behind;
}

test("the bar appears below the first screen and does not cover it", async () => {
  const page = await open(pages.guide, calmPhone);
  expect((await bar(page).boundingBox())!.y).toBeGreaterThan(phone.height);
  await scrollTo(page, 400);
  expect(await endOf(page)).toBe(phone.height);
  await scrollTo(page, 100_000);
  expect(await endOf(page)).toBe(phone.height);
  const last = page.getByRole("contentinfo").getByRole("link").last();
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
});

test("it links to the form; the phone number is in the fixed header", async () => {
  const page = await open(pages.guide, calmPhone);
  const addresses = await bar(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/contact"]);
});

test("focus is never hidden behind the bar", async () => {
  const page = await open(pages.city, calmPhone);
  expect(await focusBehindBar(page)).toEqual([]);
});

test("the contact page and wide screens have no bar", async () => {
  const contact = await open("/contact", calmPhone);
  expect(await bar(contact).count()).toBe(0);
  const home = await open("/", { ...calm, viewport: wide });
  expect(await bar(home).isVisible()).toBe(false);
});

import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { browserPages, calm, phone, wide } from "../support/browserPages";

const { open } = browserPages();

const calmPhone = { ...calm, viewport: phone };

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Contact us" });

/** How far below the top of the screen the bar ends, in CSS pixels. */
async function endOf(page: Page): Promise<number> {
  const { y, height } = (await bar(page).boundingBox())!;
  return Math.round(y + height);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/**
 * Tabs through a page once and names what has focus behind the bar (WCAG 2.2,
 * 2.4.11). Motion is off, so that scrolling ends before the look.
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

test("the quote stays in reach below the first screen, and covers nothing of that", async () => {
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

test("it leads to the form; the phone is in the header, which stays in view", async () => {
  const page = await open(pages.guide, calmPhone);
  const addresses = await bar(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/contact"]);
});

test("focus never goes behind the bar", async () => {
  const page = await open(pages.city, calmPhone);
  expect(await focusBehindBar(page)).toEqual([]);
});

test("there is none beside the form, nor on a wide screen", async () => {
  const contact = await open("/contact", calmPhone);
  expect(await bar(contact).count()).toBe(0);
  const home = await open("/", { ...calm, viewport: wide });
  expect(await bar(home).isVisible()).toBe(false);
});

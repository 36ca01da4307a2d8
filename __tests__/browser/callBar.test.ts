import type { Page } from "playwright-core";
import { browserPages, phone, wide } from "../support/browserPages";

const { open } = browserPages();

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Contact us" });

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
      const top = document
        .querySelector('nav[aria-label="Contact us"]')
        ?.getBoundingClientRect().top;
      if (!focused || top === undefined || focused === document.body) return "";
      if (focused.closest('nav[aria-label="Contact us"]')) return "";
      const box = focused.getBoundingClientRect();
      return box.bottom > top ? (focused as HTMLElement).innerText : "";
    });
    if (hidden) behind.push(hidden);
  }
  return behind;
}

test("phone and quote stay in reach on a phone", async () => {
  const page = await open("/blog/seattle-living-guide", { viewport: phone });
  await page
    .getByRole("heading", { name: "More to read" })
    .scrollIntoViewIfNeeded();
  const box = (await bar(page).boundingBox())!;
  expect(box.y + box.height).toBeCloseTo(phone.height, 0);
  expect(
    await bar(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["tel:+12535550142", "/contact"]);
});

test("focus never goes behind the bar", async () => {
  const page = await open("/locations/pierce-county/tacoma", {
    viewport: phone,
    reducedMotion: "reduce",
  });
  expect(await focusBehindBar(page)).toEqual([]);
});

test("there is none beside the form, nor on a wide screen", async () => {
  const contact = await open("/contact", { viewport: phone });
  expect(await bar(contact).isVisible()).toBe(false);
  const home = await open("/", { viewport: wide });
  expect(await bar(home).isVisible()).toBe(false);
});

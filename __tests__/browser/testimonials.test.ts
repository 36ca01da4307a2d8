import type { Page } from "playwright-core";
import { browserPages, frameAfter, phone } from "../support/browserPages";

const { open } = browserPages();

const words = (page: Page) => page.locator("#testimonials blockquote");

/** Collects the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

test("after navigation to the home page, testimonials load only near the viewport", async () => {
  const page = await open("/privacy", { viewport: phone });
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator("#testimonials").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const asked = scriptsOf(page);
  expect(await words(page).count()).toBe(0);
  await page.mouse.wheel(0, 500);
  await page.waitForFunction(() => scrollY > 0);
  await frameAfter(page);
  expect([await words(page).count(), asked]).toEqual([0, []]);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await words(page).first().waitFor();
  expect(asked).toHaveLength(1);
});

test("on a page load they are in the HTML", async () => {
  const page = await open("/", { viewport: phone });
  const asked = scriptsOf(page);
  expect(await words(page).count()).toBe(1);
  await frameAfter(page);
  expect(asked).toEqual([]);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);
  expect(await words(page).count()).toBe(1);
});

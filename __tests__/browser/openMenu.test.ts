import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import { browserPages, hydrated, phone } from "../support/browserPages";
import { overflow } from "../support/textFit";

const { newPage, open } = browserPages();

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

test("the open menu has the phone number", async () => {
  const page = await open("/", { viewport: phone });
  await toggle(page).click();
  const call = menu(page).getByRole("link", { name: `Call ${company.phone}` });
  expect(await call.isVisible()).toBe(true);
  expect(await call.getAttribute("href")).toBe(company.tel);
});

describe("a tap on the page behind the open menu only closes it", () => {
  test.each([
    ["before scripts", () => Promise.resolve()],
    ["once Gatsby runs", (page: Page) => hydrated(page)],
  ])("%s", async (_when, begin) => {
    const page = await newPage({ viewport: phone, hasTouch: true });
    await page.goto("/locations", { waitUntil: "domcontentloaded" });
    const link = page.getByRole("main").locator("article a").first();
    await link.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - 580, behavior: "instant" });
    });
    await toggle(page).tap();
    await begin(page);
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await menu(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/locations");
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForURL((url) => url.pathname !== "/locations");
  });
});

test("Tab stays in the header while the menu is open, and leaves it afterwards", async () => {
  const page = await open(pages.city, { viewport: phone });
  const inHeader = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement === document.body ||
        activeElement!.matches("#gatsby-focus-wrapper > header *")
      );
    });
  await toggle(page).click();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press("Tab");
    expect(await inHeader()).toBe(true);
  }
  await toggle(page).click();
  await page.waitForFunction(() => !document.querySelector("main")!.inert);
  await page.keyboard.press("Tab");
  expect(await inHeader()).toBe(false);
});

test("the menu closes if the rotated screen is wide enough for the navigation", async () => {
  const page = await open("/", { viewport: phone });
  await toggle(page).click();
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== "/");
});

test.each([
  [320, ""],
  [
    360,
    "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  ],
])("the header fits a screen of %d px", async (width, spacing) => {
  const page = await open("/", { viewport: { width, height: 640 } });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const { x, width: wide } = (await toggle(page).boundingBox())!;
  expect(x + wide).toBeLessThanOrEqual(width - 15);
  expect(await overflow(page)).toBe(0);
});

import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { browserPages, calm } from "../support/browserPages";
import { shown } from "../support/visitor";

const { newPage, open } = browserPages();

let page: Page;

/** The home page with a stopped clock. */
async function openHome() {
  page = await open("/", calm);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

// The next page shares the clock.
afterEach(() => page.clock.resume());

const summary = (page: Page, name: string) =>
  page.locator("header summary", { hasText: name });

const firstItem = {
  Resources: "Moving Tips",
  Blog: "Living in Everett",
} as const;

/** Names of the menus that are visibly open. */
async function openMenus(page: Page) {
  const names: string[] = [];
  for (const [name, item] of Object.entries(firstItem))
    if (
      await page
        .locator("header details a", { hasText: item })
        .first()
        .isVisible()
    )
      names.push(name);
  return names;
}

const pass = (page: Page, milliseconds: number) =>
  page.clock.runFor(milliseconds);

/** Moves the pointer far from the navigation. */
const leave = (page: Page) => page.mouse.move(20, 700);

describe("before Gatsby is there", () => {
  /** The home page, whose scripts are lost but for that of the menus. */
  async function openWithoutGatsby() {
    page = await newPage(calm);
    await page.route(/\.js$/, (route) =>
      route.request().url().includes("/static/menus-")
        ? route.continue()
        : route.abort(),
    );
    await page.goto("/");
  }

  test("a menu opens on hover and closes when the pointer leaves", async () => {
    await openWithoutGatsby();
    await summary(page, "Resources").hover();
    const item = page
      .locator("header details a", { hasText: firstItem.Resources })
      .first();
    await item.waitFor();
    await leave(page);
    await item.waitFor({ state: "hidden" });
  });

  test("Escape closes the one that a click opened, and leaves the focus on it", async () => {
    await openWithoutGatsby();
    await summary(page, "Blog").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => {
      const navigation = document.querySelector("header nav")!;
      return Object.getOwnPropertySymbols(navigation).length > 0;
    });
    expect(await openMenus(page)).toEqual(["Blog"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Blog",
    );
  });
});

describe("hovering", () => {
  test("opens a menu after 200 ms, not before", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 199);
    expect(await openMenus(page)).toEqual([]);
    await pass(page, 1);
    expect(await openMenus(page)).toEqual(["Resources"]);
  });

  test("opens nothing when the pointer only passes over", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 100);
    await leave(page);
    await pass(page, 1000);
    expect(await openMenus(page)).toEqual([]);
  });

  test("opens another menu immediately while one is open", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await summary(page, "Blog").hover();
    await pass(page, 1);
    expect(await openMenus(page)).toEqual(["Blog"]);
  });

  test("opens another menu immediately within 300 ms after one closed", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await leave(page);
    await pass(page, 150);
    expect(await openMenus(page)).toEqual([]);
    await pass(page, 290);
    await summary(page, "Blog").hover();
    await pass(page, 1);
    expect(await openMenus(page)).toEqual(["Blog"]);
  });

  test("has the delay again if the last menu closed over 300 ms ago", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await leave(page);
    await pass(page, 150 + 301);
    await summary(page, "Blog").hover();
    await pass(page, 199);
    expect(await openMenus(page)).toEqual([]);
    await pass(page, 1);
    expect(await openMenus(page)).toEqual(["Blog"]);
  });

  test("closes a menu 150 ms after the pointer left, not before", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await leave(page);
    await pass(page, 149);
    expect(await openMenus(page)).toEqual(["Resources"]);
    await pass(page, 1);
    expect(await openMenus(page)).toEqual([]);
  });

  test("keeps a menu open while the pointer is in its panel", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await page.getByRole("link", { name: "Packing Guide" }).first().hover();
    await pass(page, 5000);
    expect(await openMenus(page)).toEqual(["Resources"]);
  });

  test("keeps a menu open if the pointer returns within 150 ms", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await leave(page);
    await pass(page, 100);
    await summary(page, "Resources").hover();
    await pass(page, 5000);
    expect(await openMenus(page)).toEqual(["Resources"]);
  });
});

describe("clicking", () => {
  test("opens a menu immediately, and it stays open", async () => {
    await openHome();
    await summary(page, "Blog").click();
    expect(await openMenus(page)).toEqual(["Blog"]);
    await pass(page, 5000);
    expect(await openMenus(page)).toEqual(["Blog"]);
  });

  test("doesn't close what hovering has just opened", async () => {
    await openHome();
    await summary(page, "Blog").hover();
    await pass(page, 200);
    await summary(page, "Blog").click();
    await pass(page, 5000);
    expect(await openMenus(page)).toEqual(["Blog"]);
  });

  test("a second time closes the menu", async () => {
    await openHome();
    await summary(page, "Blog").click();
    await summary(page, "Blog").click();
    await pass(page, 1);
    expect(await openMenus(page)).toEqual([]);
  });

  test("outside closes the menu", async () => {
    await openHome();
    await summary(page, "Blog").focus();
    await page.keyboard.press("Enter");
    expect(await openMenus(page)).toEqual(["Blog"]);
    await page.locator("h1").click();
    expect(await openMenus(page)).toEqual([]);
  });

  test("a link closes the menu and opens its page", async () => {
    const page = await open("/", calm);
    await summary(page, "Blog").click();
    await page
      .locator("header details a", { hasText: "Living in Everett" })
      .click();
    await shown(page, pages.guide);
    expect(await openMenus(page)).toEqual([]);
  });

  test("a link to the current page closes the menu too", async () => {
    const page = await open(pages.boxes, calm);
    await summary(page, "Resources").click();
    await page
      .locator("header details a", { hasText: "Packing Guide" })
      .click();
    expect(await openMenus(page)).toEqual([]);
  });
});

describe("the keyboard", () => {
  test("opens a menu with Enter and reaches its links with Tab", async () => {
    await openHome();
    await summary(page, "Resources").focus();
    await page.keyboard.press("Enter");
    expect(await openMenus(page)).toEqual(["Resources"]);
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute("href")),
    ).toBe(pages.timeline);
  });

  test("closes it with Escape and returns focus to its button", async () => {
    await openHome();
    await summary(page, "Resources").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Resources",
    );
  });

  test("closes with Escape a menu that hovering opened", async () => {
    await openHome();
    await summary(page, "Resources").hover();
    await pass(page, 200);
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
  });

  test("closes a menu when focus moves past its last link", async () => {
    await openHome();
    await summary(page, "Resources").focus();
    await page.keyboard.press("Enter");
    await page.locator("header details a", { hasText: "Locations" }).focus();
    await page.keyboard.press("Tab");
    expect(await openMenus(page)).toEqual([]);
  });
});

test("one menu is open at a time", async () => {
  await openHome();
  await summary(page, "Resources").click();
  await summary(page, "Blog").click();
  expect(await openMenus(page)).toEqual(["Blog"]);
});

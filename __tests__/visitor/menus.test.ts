import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import { findAxeViolations } from "../support/accessibility";
import {
  setUpPages,
  withReducedMotion,
  hydrate,
  phoneViewport,
  waitForHydration,
} from "../support/setUpPages";
import { holdRequests, gatsbyScriptPattern } from "../support/requests";
import { waitForPage } from "../support/visitor";

const { newPage, open } = setUpPages();

const summary = (page: Page, name: string) =>
  page.locator("header summary", { hasText: name });

const item = (page: Page, path: string) =>
  page.locator(`header details a[href="${path}"]`);

const resources = (page: Page) => item(page, pages.timeline);
const guides = (page: Page) => item(page, pages.guide);

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText);

describe("dropdowns", () => {
  /** Opens the home page with a stopped clock. */
  async function openPaused() {
    const page = await open("/", withReducedMotion);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    return page;
  }

  test("open 200 ms after the pointer comes, and close 150 ms after it leaves", async () => {
    const page = await openPaused();
    await summary(page, "Resources").hover();
    await page.clock.runFor(199);
    expect(await resources(page).isVisible()).toBe(false);
    await page.clock.runFor(1);
    expect(await resources(page).isVisible()).toBe(true);
    await resources(page).hover();
    await page.clock.runFor(5000);
    expect(await resources(page).isVisible()).toBe(true);
    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    expect(await resources(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    expect(await resources(page).isVisible()).toBe(false);

    // The next menu opens at once, but only within 300 ms.
    await page.clock.runFor(290);
    await summary(page, "Blog").hover();
    await page.clock.runFor(1);
    expect(await guides(page).isVisible()).toBe(true);
    // A click right after hovering doesn't close it.
    await summary(page, "Blog").click();
    expect(await guides(page).isVisible()).toBe(true);
    await page.mouse.move(20, 700);
    await page.clock.runFor(451);
    await summary(page, "Resources").hover();
    await page.clock.runFor(199);
    expect(await resources(page).isVisible()).toBe(false);
  });

  test("open by a click, one at a time, and their links close them", async () => {
    const page = await open("/", withReducedMotion);
    await summary(page, "Resources").click();
    await resources(page).waitFor();
    await summary(page, "Blog").click();
    await resources(page).waitFor({ state: "hidden" });
    expect(await findAxeViolations(page)).toEqual([]);
    await guides(page).click();
    await waitForPage(page, pages.guide);
    expect(await guides(page).isVisible()).toBe(false);
  });

  test("work by keyboard", async () => {
    const page = await open("/", withReducedMotion);
    await summary(page, "Blog").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(
      await guides(page).evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await guides(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Blog");
  });
});

describe("the mobile menu", () => {
  const onPhone = {
    ...withReducedMotion,
    viewport: phoneViewport,
    hasTouch: true,
  };
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

  test("opens before scripts, stays open, and closes with its links", async () => {
    const page = await newPage(onPhone);
    const release = await holdRequests(page, gatsbyScriptPattern);
    await page.goto(pages.timeline, { waitUntil: "domcontentloaded" });
    expect(await menu(page).isVisible()).toBe(false);
    await toggle(page).tap();
    expect(await menu(page).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Close" }).count()).toBe(1);
    release();
    await waitForHydration(page);
    const call = menu(page).getByRole("link", { name: company.phone });
    expect(await call.getAttribute("href")).toBe(company.tel);
    await summary(page, "Blog").tap();
    await item(page, pages.post).tap();
    await waitForPage(page, pages.post);
    expect(await menu(page).isVisible()).toBe(false);
    await toggle(page).tap();
    expect(await menu(page).locator("details[open]").count()).toBe(0);
  });

  test("returns to its button by Escape, and keeps Tab in the header", async () => {
    const page = await open(pages.city, onPhone);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Menu");
    await page.keyboard.press("Enter");
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement!.closest("header") !== null,
        ),
      ).toBe(true);
    }
  });

  test("covers the page also while its button is pressed", async () => {
    const page = await open(pages.city, { viewport: phoneViewport });
    await toggle(page).click();
    const button = page.getByRole("button", { name: "Close" });
    await button.hover();
    await page.mouse.down();
    const width = await button.evaluate(
      (element) => getComputedStyle(element, "::before").width,
    );
    expect(width).toBe(`${phoneViewport.width}px`);
  });

  test.each(["before scripts", "after hydration"])(
    "is only closed by a tap on the page behind it, %s",
    async (when) => {
      const page = await newPage(onPhone);
      await page.goto("/locations", { waitUntil: "domcontentloaded" });
      const link = page.getByRole("main").locator("article a").first();
      await toggle(page).tap();
      if (when === "after hydration") await hydrate(page);
      await link.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + 40, behavior: "instant" });
      });
      const { x, y, width, height } = (await link.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await menu(page).waitFor({ state: "hidden" });
      expect(new URL(page.url()).pathname).toBe("/locations");
    },
  );
});

test("the bar keeps one line on every screen", async () => {
  const page = await open(pages.privacy, {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  const heights = new Map<number, number | undefined>();
  for (let width = 344; width <= 1440; width += width < 500 ? 12 : 64) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.getByRole("banner").boundingBox();
    heights.set(width, bar?.height);
  }
  expect(new Set(heights.values()).size).toBe(1);
});

test("menus work without scripts", async () => {
  const page = await newPage({
    javaScriptEnabled: false,
    viewport: phoneViewport,
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await summary(page, "Blog").click();
  await summary(page, "Resources").click();
  expect(await guides(page).isVisible()).toBe(false);
  await resources(page).click();
  await waitForPage(page, pages.timeline);
});

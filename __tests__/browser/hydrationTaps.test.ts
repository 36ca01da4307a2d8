import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import {
  browserPages,
  hydrated,
  phone,
  takenOver,
} from "../support/browserPages";
import { held, scripts } from "../support/requests";
import { follow, shown } from "../support/visitor";

const { newPage, open, closeContexts } = browserPages();

const onPhone = { viewport: phone, hasTouch: true };

/** A page with its scripts held back. */
async function openHeld(path: string, options = {}) {
  const page = await newPage(options);
  const release = await held(page, scripts);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { page, release };
}

describe("what the first tap opens before hydration", () => {
  test("stays open if it is the menu, and its links work", async () => {
    const { page, release } = await openHeld(pages.timeline, onPhone);
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).tap();
    expect(await menu.isVisible()).toBe(true);
    release();
    await takenOver(page);
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole("link", { name: "About" }).tap();
    await shown(page, "/about");
    expect(await menu.isVisible()).toBe(false);
  });

  test("stays open if it is an answer", async () => {
    const { page, release } = await openHeld(pages.city, onPhone);
    const question = page.locator("main details").first();
    await question.locator("summary").tap();
    const answer = question.locator("p").first();
    expect(await answer.isVisible()).toBe(true);
    release();
    await hydrated(page);
    expect(await answer.isVisible()).toBe(true);
  });
});

describe("a dropdown before hydration", () => {
  // All pages of a context share a clock.
  afterAll(closeContexts);

  const dropdown = (page: Page) =>
    page.locator("header details", { hasText: "Resources" });

  test("that was opened by a click stays open", async () => {
    const { page, release } = await openHeld("/");
    await dropdown(page).locator("summary").click();
    release();
    await takenOver(page);
    expect(await dropdown(page).getAttribute("open")).not.toBeNull();
  });

  test("below a resting pointer opens on hydration", async () => {
    const { page, release } = await openHeld("/");
    await page.mouse.move(20, 700);
    await dropdown(page).locator("summary").hover();
    release();
    await takenOver(page);
    await dropdown(page).locator("a").first().waitFor();
  });

  test("that the pointer has left stays closed", async () => {
    const { page, release } = await openHeld("/");
    await page.mouse.move(20, 700);
    await dropdown(page).locator("summary").hover();
    await page.mouse.move(20, 700);
    await page.clock.install();
    release();
    await takenOver(page);
    await page.clock.runFor(1000);
    expect(await dropdown(page).getAttribute("open")).toBeNull();
  });
});

test("keyboard focus stays where it is", async () => {
  const { page, release } = await openHeld("/");
  const focused = page.locator("main a").first();
  await focused.focus();
  await page.keyboard.press("Shift");
  release();
  await takenOver(page);
  expect(
    await focused.evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

describe("the scroll position is kept", () => {
  const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
    }, top);

  test("after scrolling away from a fragment", async () => {
    const page = await newPage();
    await page.goto(`${pages.boxes}#box-sizes`);
    await scrollTo(page, 1700);
    await hydrated(page);
    expect(await place(page)).toBe(1700);
  });

  test("at the top of a page that was scrolled on an earlier visit", async () => {
    const page = await open("/");
    await scrollTo(page, 900);
    // Gatsby saves the position within two frames.
    await page.waitForFunction(() =>
      Object.values(sessionStorage).includes("900"),
    );
    await page.goto("/about");
    await page.goto("/");
    expect(await place(page)).toBe(0);
    await hydrated(page);
    expect(await place(page)).toBe(0);
  });

  test("on going back, with or without a page load", async () => {
    const page = await newPage();
    await page.goto("/");
    await scrollTo(page, 900);
    await page.locator("main a[href='/about']").first().dispatchEvent("click");
    await shown(page, "/about");
    await hydrated(page);
    await scrollTo(page, 400);
    await page.waitForFunction(() =>
      Object.values(sessionStorage).includes("400"),
    );
    await follow(page, "/services");
    await page.goBack();
    await shown(page, "/about");
    // The click on the footer's link scrolled the page.
    await page.waitForFunction(() => scrollY > 0);
    await page.goBack();
    await shown(page, "/");
    await page.waitForFunction(() => Math.round(scrollY) === 900);
  });
});

test("a fragment link scrolls to its target, before and after hydration", async () => {
  const { page, release } = await openHeld(pages.guide);
  const links = page.getByRole("navigation", { name: "On this page" });
  const go = async (link: "first" | "last") => {
    await links.getByRole("link")[link]().click();
    await page.waitForFunction(() => {
      const id = decodeURIComponent(location.hash.slice(1));
      const { top } = document.getElementById(id)!.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
    return page.url();
  };
  const first = await go("first");
  release();
  await takenOver(page);
  expect(page.url()).toBe(first);
  expect(await go("last")).not.toBe(first);
  await page.goBack();
  expect(page.url()).toBe(first);
});

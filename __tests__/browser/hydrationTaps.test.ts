import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import {
  browserPages,
  hydrated,
  phone,
  takenOver,
} from "../support/browserPages";
import { held, scripts, slowDown } from "../support/requests";
import { follow, shown } from "../support/visitor";

jest.setTimeout(90_000);

const { newPage, open, closeContexts } = browserPages();

/** Milliseconds in which even a slow page on a busy machine is taken over. */
const slowly = 45_000;

const onPhone = { viewport: phone, hasTouch: true };

/** A page whose scripts wait for a word. */
async function openHeld(path: string, options = {}) {
  const page = await newPage(options);
  const release = await held(page, scripts);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { page, release };
}

describe("on a slow phone", () => {
  async function openSlowly(path: string) {
    const page = await newPage(onPhone);
    page.setDefaultTimeout(slowly);
    await slowDown(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return page;
  }

  test("the first tap on a link leads on", async () => {
    const page = await openSlowly("/");
    await page.locator("main a[href='/about']").first().tap();
    await shown(page, "/about");
  });

  test("a tap in the middle of it leads on", async () => {
    const page = await openSlowly("/");
    await page.touchscreen.tap(5, 300);
    // Gatsby's code is there, its data is not.
    await page.waitForRequest("**/page-data/index/page-data.json");
    await page.locator("main a[href='/about']").first().tap();
    await shown(page, "/about");
  });
});

describe("what the first tap opens, before there are scripts", () => {
  test("stays open where it is the menu, and its links lead on", async () => {
    const { page, release } = await openHeld("/", onPhone);
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

  test("stays open where it is an answer", async () => {
    const { page, release } = await openHeld(pages.city, onPhone);
    const question = page.locator("main details").first();
    await question.locator("summary").tap();
    const answer = question.locator("p").first();
    expect(await answer.isVisible()).toBe(true);
    release();
    await takenOver(page);
    expect(await answer.isVisible()).toBe(true);
  });
});

describe("a dropdown, before there are scripts", () => {
  // A clock is that of all pages of a context.
  afterAll(closeContexts);

  const dropdown = (page: Page) =>
    page.locator("header details", { hasText: "Resources" });

  test("that a click opens stays open", async () => {
    const { page, release } = await openHeld("/");
    await dropdown(page).locator("summary").click();
    release();
    await takenOver(page);
    expect(await dropdown(page).getAttribute("open")).not.toBeNull();
  });

  test("under a pointer that rests opens once they are there", async () => {
    const { page, release } = await openHeld("/");
    await dropdown(page).locator("summary").hover();
    release();
    await takenOver(page);
    await dropdown(page).locator("a").first().waitFor();
  });

  test("that the pointer has left stays shut", async () => {
    const { page, release } = await openHeld("/");
    await dropdown(page).locator("summary").hover();
    await page.mouse.move(20, 700);
    await page.clock.install();
    release();
    await takenOver(page);
    await page.clock.runFor(1000);
    expect(await dropdown(page).getAttribute("open")).toBeNull();
  });
});

test("the keyboard's focus stays where it is", async () => {
  const { page, release } = await openHeld("/");
  const focused = page.locator("main a").first();
  await focused.focus();
  release();
  await takenOver(page);
  expect(
    await focused.evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

describe("the place on the page stays", () => {
  const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
    }, top);

  test("where an address with a fragment was left for another place", async () => {
    const page = await newPage();
    await page.goto(`${pages.boxes}#box-sizes`);
    await scrollTo(page, 1700);
    await hydrated(page);
    expect(await place(page)).toBe(1700);
  });

  test("where the page was read further down before", async () => {
    const page = await open("/");
    await scrollTo(page, 900);
    // Gatsby has noted it by the frame after the next.
    await page.waitForFunction(() =>
      Object.values(sessionStorage).includes("900"),
    );
    await page.goto("/about");
    await page.goto("/");
    expect(await place(page)).toBe(0);
    await hydrated(page);
    expect(await place(page)).toBe(0);
  });

  test("of a page that one comes back to, loaded whole or not", async () => {
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
    // The footer's link had been scrolled to.
    await page.waitForFunction(() => scrollY > 0);
    await page.goBack();
    await shown(page, "/");
    await page.waitForFunction(() => Math.round(scrollY) === 900);
  });
});

test("a link to a place on the page leads there, with scripts or before", async () => {
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

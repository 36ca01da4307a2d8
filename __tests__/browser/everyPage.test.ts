import type { Page } from "playwright-core";
import { violationsOn } from "../support/accessibility";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import { builtPages } from "../support/builtPages";

const { newPage, open } = browserPages();

const smallest = { width: 320, height: 640 };

/** Errors and warnings of the console from now on. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      heard.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", ({ message }) => heard.push(message));
  return heard;
}

/** How many CSS pixels the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

test.each(builtPages().map(({ path }) => path))(
  "%s is quiet, accessible, and fits any screen",
  async (path) => {
    const page = await newPage({ viewport: smallest });
    const heard = complaints(page);
    await page.goto(path);
    await hydrated(page);
    const wider = await overflow(page);
    await page.setViewportSize(phone);
    const onPhone = await violationsOn(page);
    await page.setViewportSize(wide);
    const onDesktop = await violationsOn(page);
    expect({ heard, wider, onPhone, onDesktop }).toEqual({
      heard: [],
      wider: 0,
      onPhone: [],
      onDesktop: [],
    });
  },
);

test("the screen of an unknown path is accessible and fits any screen", async () => {
  const page = await open("/nowhere", { viewport: smallest });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(phone);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize(wide);
  expect(await violationsOn(page)).toEqual([]);
});

test("the open mobile menu is accessible and fits the screen", async () => {
  const page = await open("/", { viewport: phone });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("header summary", { hasText: "Blog" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize(smallest);
  expect(await overflow(page)).toBe(0);
});

test.each(["Resources", "Blog"])(
  "the open %s menu is accessible",
  async (menu) => {
    const page = await open("/");
    await page.locator("header summary", { hasText: menu }).click();
    expect(await violationsOn(page)).toEqual([]);
  },
);

test("open answers to questions are accessible", async () => {
  const page = await open("/locations/king-county/seattle");
  for (const question of await page.locator("main details summary").all())
    await question.click();
  expect(await violationsOn(page)).toEqual([]);
});

test.each([
  "/",
  "/contact",
  "/services/local-moving",
  "/resources/packing-guide",
  "/locations/pierce-county/tacoma",
  "/sitemap",
])("%s is accessible in dark colors", async (path) => {
  const page = await open(path, { colorScheme: "dark" });
  expect(await violationsOn(page)).toEqual([]);
});

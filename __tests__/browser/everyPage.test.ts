import type { Page } from "playwright-core";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import { builtPages } from "../support/builtPages";
import {
  lostUnderEnlarging,
  lostUnderSpacing,
  overflow,
} from "../support/textFit";

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

test.each(builtPages().map(({ path }) => path))(
  "%s is quiet, accessible, and fits any screen",
  async (path) => {
    const page = await newPage({ viewport: smallest });
    const heard = complaints(page);
    await page.goto(path);
    await hydrated(page);
    const wider = await overflow(page);
    const spaced = await lostUnderSpacing(page);
    await page.setViewportSize(phone);
    const onPhone = await violationsOn(page);
    await page.setViewportSize(wide);
    const onDesktop = await violationsOn(page);
    const enlarged = await lostUnderEnlarging(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const inTheDark = await contrastFaultsOn(page);
    expect({
      heard,
      wider,
      spaced,
      enlarged,
      onPhone,
      onDesktop,
      inTheDark,
    }).toEqual({
      heard: [],
      wider: 0,
      spaced: [],
      enlarged: [],
      onPhone: [],
      onDesktop: [],
      inTheDark: [],
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
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFaultsOn(page)).toEqual([]);
  await page.setViewportSize(smallest);
  expect(await overflow(page)).toBe(0);
  expect(await lostUnderSpacing(page)).toEqual([]);
});

test.each(["Resources", "Blog"])(
  "the open %s menu is accessible",
  async (menu) => {
    const page = await open("/");
    await page.locator("header summary", { hasText: menu }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaultsOn(page)).toEqual([]);
  },
);

test("open answers to questions are accessible", async () => {
  const page = await open("/locations/king-county/seattle");
  for (const question of await page.locator("main details summary").all())
    await question.click();
  expect(await violationsOn(page)).toEqual([]);
});

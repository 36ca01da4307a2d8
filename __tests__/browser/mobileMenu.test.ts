import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import { browserPages, phone } from "../support/browserPages";
import { shown } from "../support/visitor";

const { open } = browserPages();

const openHome = () => open("/", { viewport: phone });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

test("the menu is closed initially, and its toggle opens and closes it", async () => {
  const page = await openHome();
  expect(await menu(page).isVisible()).toBe(false);
  await toggle(page).click();
  expect(await menu(page).isVisible()).toBe(true);
  await toggle(page).click();
  expect(await menu(page).isVisible()).toBe(false);
});

test("a link closes the menu and opens its page", async () => {
  const page = await openHome();
  await toggle(page).click();
  await menu(page).getByRole("link", { name: "About" }).click();
  await shown(page, "/about");
  expect(await menu(page).isVisible()).toBe(false);
});

test("a link inside a dropdown does the same and closes both", async () => {
  const page = await openHome();
  await toggle(page).click();
  await menu(page).locator("summary", { hasText: "Resources" }).click();
  await menu(page).getByRole("link", { name: "Packing Guide" }).click();
  await shown(page, pages.boxes);
  expect(await menu(page).isVisible()).toBe(false);
  await toggle(page).click();
  expect(await menu(page).locator("details[open]").count()).toBe(0);
});

test("a link to the current page closes the menu", async () => {
  const page = await open("/about", { viewport: phone });
  await toggle(page).click();
  await menu(page).getByRole("link", { name: "About" }).click();
  expect(await menu(page).isVisible()).toBe(false);
});

test("Escape closes the menu and returns focus to the toggle", async () => {
  const page = await openHome();
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await menu(page).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await menu(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    "Menu",
  );
});

test("a tap outside closes the menu", async () => {
  const page = await openHome();
  await toggle(page).click();
  await page.mouse.click(180, phone.height - 10);
  expect(await menu(page).isVisible()).toBe(false);
});

test("every link of the open menu can be reached on a small screen", async () => {
  const page = await open("/", { viewport: { width: 360, height: 480 } });
  await toggle(page).click();
  await menu(page).locator("summary", { hasText: "Blog" }).click();
  const last = menu(page).getByRole("link", { name: "Moving Tips & Tricks" });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await shown(page, pages.post);
});

test("the phone number stays reachable beside the toggle", async () => {
  const page = await openHome();
  const call = page
    .getByRole("banner")
    .getByRole("link", { name: company.phone });
  expect(await call.isVisible()).toBe(true);
  expect(await call.getAttribute("href")).toBe(company.tel);
});

import type { Page } from "playwright-core";
import { company } from "../fixture/content";
import { builtPage, mainOf, visibleText } from "./builtPages";

const headingOf = (path: string) =>
  visibleText(builtPage(path).html.querySelector("h1")!);

/** Resolves when the page at a path is displayed, with its heading as built. */
export async function waitForPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, {
    waitUntil: "domcontentloaded",
  });
  await page
    .getByRole("heading", { level: 1, name: headingOf(path), exact: true })
    .waitFor();
}

/**
 * Expects a page to be usable after a failure: text as built, styles, and the link to call.
 */
export async function expectUsable(page: Page, path: string): Promise<void> {
  await waitForPage(page, path);
  const [, secondLine = ""] = visibleText(mainOf(builtPage(path))).split("\n");
  const text = await page.locator("main").innerText();
  expect(text.replace(/\s+/g, " ")).toContain(secondLine);
  const call = page
    .getByRole("banner")
    .getByRole("link", { name: company.phone });
  expect(await call.getAttribute("href")).toBe(company.tel);
  expect(
    await page
      .getByRole("banner")
      .evaluate((header) => getComputedStyle(header).position),
  ).toMatch(/fixed|sticky/);
}

/** Follows the footer's link to a page. */
export async function followFooterLink(
  page: Page,
  path: string,
): Promise<void> {
  await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
  await waitForPage(page, path);
}

import type { Page } from "playwright-core";
import { company } from "../fixture/content";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { browserPages, calm, phone, wide } from "../support/browserPages";
import { button, fillIn } from "../support/filledForm";

const { open } = browserPages();

/** Sends the form without scripts. */
async function sent(fields: Parameters<typeof fillIn>[1]) {
  const page = await open("/contact", { javaScriptEnabled: false });
  await fillIn(page, fields);
  await button(page).click();
  await page.waitForURL(/\/api\/quote(?:\?sent)?$/);
  return page;
}

/** The same page with scripts enabled, which axe needs. */
async function sentByBrowser(
  fields: Parameters<typeof fillIn>[1],
  viewport: typeof wide,
) {
  const page = await open("/contact", { ...calm, viewport });
  await fillIn(page, fields);
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  await page.waitForURL(/\/api\/quote(?:\?sent)?$/);
  return page;
}

const pages = [
  ["thanks", {}],
  ["a form with mistakes", { Email: "nonsense" }],
] as const;

describe.each(pages)("the page that answers with %s", (_what, fields) => {
  test("has the phone number", async () => {
    const page = await sent(fields);
    const call = page.getByRole("banner").getByRole("link", { name: "Call" });
    expect(await call.getAttribute("href")).toBe(company.tel);
    expect(await call.textContent()).toBe(`Call ${company.phone}`);
    expect(await page.title()).toMatch(
      new RegExp(` \\| ${company.shortName}$`),
    );
  });

  test("has links to the home page, the form and the services", async () => {
    const page = await sent(fields);
    const link = (name: string) =>
      page.getByRole("link", { name, exact: true });
    for (const [name, path] of [
      ["Home", "/"],
      ["Our services", "/services"],
      [company.name, "/"],
      ["Back to the form", "/contact"],
    ] as const)
      expect([name, await link(name).getAttribute("href")]).toEqual([
        name,
        path,
      ]);
    await link("Back to the form").click();
    await page.waitForURL("/contact");
    expect(await page.locator("h1").count()).toBe(1);
  });

  test.each([phone, wide])("is accessible at %j", async (viewport) => {
    const page = await sentByBrowser(fields, viewport);
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaultsOn(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
  });
});

const widthOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);

import type { BrowserContextOptions } from "playwright-core";
import { browserPages, calm, hydrated, phone } from "../support/browserPages";
import { pages } from "../fixture/content";
import { button, fillIn, notice, receiver } from "../support/filledForm";
import { readThrough } from "../support/readThrough";
import { policyViolationsOn } from "../support/policyViolations";
import { follow, shown } from "../support/visitor";

const { newPage } = browserPages();

/** Opens a page and collects what its policies block. */
async function openHeard(path: string, options: BrowserContextOptions = {}) {
  const page = await newPage({ ...calm, ...options });
  const refused = await policyViolationsOn(page);
  await page.goto(path);
  return { page, refused };
}

test("menus and navigation don't violate the policy", async () => {
  const { page, refused } = await openHeard("/");
  await hydrated(page);
  await page.evaluate(() => {
    document.body.dataset.same = "document";
  });
  const summary = (name: string) =>
    page.locator("header summary", { hasText: name });
  const item = (path: string) =>
    page.locator(`header details a[href="${path}"]`);
  await summary("Resources").hover();
  await item(pages.serviceAreas).click();
  await shown(page, pages.serviceAreas);
  await summary("Blog").click();
  await item(pages.guide).click();
  await shown(page, pages.guide);
  for (const path of [
    "/locations",
    "/services",
    "/contact",
    "/about",
    pages.privacy,
  ]) {
    await follow(page, path);
    await readThrough(page);
  }
  expect(await page.locator("body").getAttribute("data-same")).toBe("document");
  await page.evaluate(() => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(
      "/nowhere",
    );
  });
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  await page.getByRole("link", { name: "Return Home" }).click();
  await shown(page, "/");
  expect(refused).toEqual([]);
}, 60_000);

test("the mobile menu doesn't either", async () => {
  const { page, refused } = await openHeard("/", { viewport: phone });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("header summary", { hasText: "Blog" }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About" })
    .click();
  await shown(page, "/about");
  expect(refused).toEqual([]);
});

test("neither does the form with its errors and notices", async () => {
  const { page, refused } = await openHeard("/contact");
  await hydrated(page);
  await button(page).click();
  await page.getByText("Invalid email address").waitFor();
  await fillIn(page);
  await page.route(receiver, (route) => route.fulfill({ status: 500 }));
  await button(page).click();
  await notice(page).getByText("Error", { exact: true }).waitFor();
  await page.unroute(receiver);
  await button(page).click();
  await notice(page).getByText("Quote Request Submitted").waitFor();
  await page.reload();
  await hydrated(page);
  expect(refused).toEqual([]);
});

test("neither do the pages for a form sent without scripts", async () => {
  const { page, refused } = await openHeard("/contact", {
    javaScriptEnabled: false,
  });
  await button(page).click();
  await page.getByText("Invalid email address").waitFor();
  await fillIn(page);
  await page.getByRole("button").click();
  await page
    .getByRole("heading", { name: "Quote Request Submitted" })
    .waitFor();
  expect(refused).toEqual([]);
});

test("text that looks like code stays text in the form, its draft and its mail", async () => {
  const { page, refused } = await openHeard("/contact");
  await hydrated(page);
  await fillIn(page);
  const code = `"><img src=x onerror="document.title='taken'">`;
  const names = ["name", "phone", "message"];
  for (const name of names) await page.locator(`[name=${name}]`).fill(code);
  await page.route(receiver, (route) => route.fulfill({ status: 500 }));
  await button(page).click();
  const mail = page.locator("form a[href^='mailto:']");
  const href = (await mail.getAttribute("href")) ?? "";
  expect(new URL(href).searchParams.get("body")).toContain(code);
  // A draft can be anything, because any code in this tab may have written it.
  await page.evaluate((text) => {
    const draft = JSON.parse(
      sessionStorage.getItem("quote-draft") ?? "{}",
    ) as object;
    const spoilt = Object.keys(draft).map((name) => [name, text]);
    sessionStorage.setItem(
      "quote-draft",
      JSON.stringify(Object.fromEntries(spoilt)),
    );
  }, code);
  await page.reload();
  await hydrated(page);
  for (const name of names)
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(code);
  expect(await page.locator("form img").count()).toBe(0);
  expect(await page.title()).not.toBe("taken");
  expect(refused).toEqual([]);
});

import "../support/fixtureOnly";
import { pages } from "../fixture/content";
import { browserPages, phone } from "../support/browserPages";
import { field } from "../support/filledForm";
import { slowDown } from "../support/requests";
import { shown } from "../support/visitor";

jest.setTimeout(90_000);

const { newVisitor } = browserPages();

async function openSlowly(path: string) {
  const page = await newVisitor({ viewport: phone, hasTouch: true });
  page.setDefaultTimeout(45_000);
  await slowDown(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return page;
}

test("the first tap on a link works", async () => {
  const page = await openSlowly("/");
  await page.locator("main a[href='/about']").first().tap();
  await shown(page, "/about");
});

test("a tap during hydration works", async () => {
  const page = await openSlowly(pages.timeline);
  await page.touchscreen.tap(5, 300);
  // Gatsby's code has loaded, its page data has not.
  await page.waitForRequest(`**/page-data${pages.timeline}/page-data.json`);
  await page.locator("main a[href='/contact']").first().tap();
  await shown(page, "/contact");
});

test("text typed before hydration is not lost", async () => {
  const page = await openSlowly("/contact");
  await field(page, "Name").tap();
  let text = "";
  const isReady = () =>
    page.locator("form").evaluate((form) => form.dataset.sending === "ready");
  while (!(await isReady())) {
    await page.keyboard.type("move ");
    text += "move ";
  }
  await page.keyboard.type("home");
  expect(await field(page, "Name").inputValue()).toBe(`${text}home`);
});

import { pages } from "../fixture/content";
import { browserPages, phone } from "../support/browserPages";
import { shown } from "../support/visitor";

const { open } = browserPages();

const javaScriptEnabled = false;

test("dropdowns open by click and their links work", async () => {
  const page = await open("/", { javaScriptEnabled });
  await page.locator("header summary", { hasText: "Resources" }).click();
  await page
    .locator("header details a", { hasText: "Moving Tips" })
    .first()
    .click();
  await shown(page, pages.timeline);
});

test("one dropdown is open at a time", async () => {
  const page = await open("/", { javaScriptEnabled });
  await page.locator("header summary", { hasText: "Resources" }).click();
  await page.locator("header summary", { hasText: "Blog" }).click();
  expect(await page.locator("header details[open]").allTextContents()).toEqual([
    expect.stringMatching(/^Blog/),
  ]);
});

test("the mobile menu opens, and its links work", async () => {
  const page = await open("/", { javaScriptEnabled, viewport: phone });
  const menu = page.getByRole("navigation", { name: "Main" });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole("link", { name: "Contact" }).click();
  await shown(page, "/contact");
});

test("links in the page work", async () => {
  const page = await open("/", { javaScriptEnabled });
  await page.getByRole("link", { name: /^Learn More/ }).click();
  await shown(page, "/about");
});

test("answers to questions open", async () => {
  const page = await open(pages.city, { javaScriptEnabled });
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  expect(await question.locator("p").first().isVisible()).toBe(true);
});

test("pictures are shown", async () => {
  const page = await open("/about", { javaScriptEnabled });
  const pictures = await page
    .locator("main picture img:visible")
    .evaluateAll((images) =>
      images.filter((image) => (image as HTMLImageElement).currentSrc),
    );
  expect(pictures.length).toBeGreaterThan(0);
});

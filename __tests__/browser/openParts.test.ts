import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { browserPages, calm, phone } from "../support/browserPages";
import { lostUnderSpacing, overflow } from "../support/textFit";
import { pages } from "../fixture/content";

const { open } = browserPages();

/** Rules about the content, which is inert while the menu is open. */
const ofContent = /^(?:landmark-one-main|page-has-heading-one) /;

const smallest = { width: 320, height: 640 };

test("the open mobile menu is accessible and fits the screen", async () => {
  const page = await open("/", { ...calm, viewport: phone });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("header summary", { hasText: "Blog" }).click();
  const violations = await violationsOn(page);
  expect(violations.filter((found) => !ofContent.test(found))).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFaultsOn(page)).toEqual([]);
  await page.setViewportSize(smallest);
  expect(await overflow(page)).toBe(0);
  expect(await lostUnderSpacing(page)).toEqual([]);
});

test.each(["Resources", "Blog"])(
  "the open %s menu is accessible",
  async (menu) => {
    const page = await open("/", calm);
    await page.locator("header summary", { hasText: menu }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaultsOn(page)).toEqual([]);
  },
);

test("open answers to questions are accessible", async () => {
  const page = await open(pages.city, calm);
  const questions = page.locator("main details summary");
  expect(await questions.count()).toBeGreaterThan(1);
  for (const question of await questions.all()) await question.click();
  expect(await violationsOn(page)).toEqual([]);
});

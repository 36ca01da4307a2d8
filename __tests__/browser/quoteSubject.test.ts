import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { browserPages, hydrated, takenOver } from "../support/browserPages";
import { button, field, fillIn, filled, notice } from "../support/filledForm";
import { quoteInbox } from "../support/quoteInbox";
import { held, scripts } from "../support/requests";
import { shown } from "../support/visitor";

const { serve, kept } = quoteInbox();

const { newPage, open } = browserPages(serve);

const city = "About: Everett";
const service = "About: Local Moving";

const note = (page: Page) => page.locator("form").getByText(/^About: /);
const remove = (page: Page) => page.getByRole("button", { name: "remove" });
const message = (page: Page) => field(page, "Additional Details");

/** Follows a link by client-side navigation. */
async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await shown(page, path);
}

/** Opens the form by a page's own call to action. */
async function ask(page: Page) {
  const link = page.getByRole("main").getByRole("link", { name: /Quote/ });
  await link.first().click();
  await shown(page, "/contact");
}

async function expectNote(page: Page, text: string) {
  await note(page).waitFor();
  expect(await note(page).textContent()).toBe(text);
  expect(await message(page).inputValue()).toBe("");
}

async function expectNone(page: Page) {
  await takenOver(page);
  expect(await note(page).count()).toBe(0);
  expect(await message(page).inputValue()).toBe("");
}

describe("the page that led to the form", () => {
  test.each(["with scripts", "by the browser"])(
    "is shown beside the form and sent before the message, %s",
    async (way) => {
      const page = await open(pages.city);
      if (way === "with scripts") await ask(page);
      else await page.goto("/contact", { referer: page.url() });
      await expectNote(page, city);
      const words = `come ${way}`;
      await fillIn(page, { "Additional Details": words });
      await button(page).click();
      await notice(page).getByText("Quote Request Submitted").waitFor();
      expect(await kept(`${city}\n${words}`)).toBe(1);
      expect(await note(page).count()).toBe(0);
    },
  );

  test("is sent even if the form is submitted before hydration", async () => {
    const page = await newPage();
    await page.goto(pages.service);
    const release = await held(page, scripts);
    await page.goto("/contact", {
      referer: page.url(),
      waitUntil: "domcontentloaded",
    });
    await fillIn(page, { "Additional Details": "come early" });
    await button(page).click();
    release();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await kept(`${service}\ncome early`)).toBe(1);
  });

  test("changes with the page that leads to the form, and is absent after a general page", async () => {
    const page = await open(pages.city);
    await ask(page);
    await expectNote(page, city);
    await follow(page, "/services");
    await follow(page, pages.service);
    await ask(page);
    await expectNote(page, service);
    await follow(page, "/about");
    await follow(page, "/contact");
    await expectNone(page);
  });

  test("is restored by a reload and by going back", async () => {
    const page = await open(pages.service);
    await follow(page, "/about");
    await page.goto(pages.city);
    await hydrated(page);
    await ask(page);
    await expectNote(page, city);
    await page.reload();
    await expectNote(page, city);
    await hydrated(page);
    await follow(page, "/about");
    await page.goBack();
    await expectNote(page, city);
    await page.goto("/privacy");
    await page.goBack();
    await expectNote(page, city);
  });

  test("stays after using the skip link and reloading", async () => {
    const page = await open(pages.city);
    await ask(page);
    await expectNote(page, city);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="#content"]')!.click();
    });
    await page.waitForURL("/contact#content");
    await expectNote(page, city);
    await page.reload();
    await expectNote(page, city);
  });

  test("is overridden by the URL", async () => {
    const page = await open(pages.city);
    await page.goto("/contact?service=packing-services&moveSize=studio");
    await expectNote(page, "About: Packing Services");
    expect(await field(page, "Move Size").inputValue()).toBe("studio");
  });
});

describe("a visitor who removes it", () => {
  test("with the keyboard continues in the last field", async () => {
    const page = await open(pages.city);
    await ask(page);
    await message(page).focus();
    await page.keyboard.press("Tab");
    expect(
      await remove(page).evaluate((b) => b === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("Enter");
    expect(await note(page).count()).toBe(0);
    expect(
      await message(page).evaluate((m) => m === document.activeElement),
    ).toBe(true);
  });

  test("does not see it again", async () => {
    const page = await open("/contact?city=everett");
    await expectNote(page, city);
    await remove(page).click();
    await page.reload();
    await hydrated(page);
    await expectNone(page);
    await fillIn(page, { "Additional Details": "about nothing at all" });
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await kept("about nothing at all")).toBe(1);
  });
});

test("a draft keeps what was typed, whichever page leads to the form", async () => {
  const page = await open(pages.city);
  await ask(page);
  await fillIn(page);
  await follow(page, "/services");
  await follow(page, pages.service);
  await ask(page);
  await note(page).waitFor();
  expect(await note(page).textContent()).toBe(service);
  expect(await message(page).inputValue()).toBe(filled["Additional Details"]);
});

test("without scripts only what is typed is sent", async () => {
  const page = await open(pages.city, { javaScriptEnabled: false });
  await ask(page);
  await fillIn(page, { "Additional Details": "come without scripts" });
  await button(page).click();
  await page
    .getByRole("heading", { name: "Quote Request Submitted" })
    .waitFor();
  expect(await kept("come without scripts")).toBe(1);
});

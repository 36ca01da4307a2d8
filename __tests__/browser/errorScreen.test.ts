import type { Page } from "playwright-core";
import { browserPages, wide } from "../support/browserPages";

const { newPage, open } = browserPages();

/** Makes the contact page fail: its data lacks what it shows. */
const breakContact = (page: Page) =>
  page.route("**/page-data/contact/page-data.json", async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as {
      result: { data: { contact: object } };
    };
    data.result.data.contact = { ...data.result.data.contact, form: null };
    await route.fulfill({ json: data });
  });

const screen = (page: Page) => page.getByRole("alert");

async function expectScreen(page: Page) {
  const heading = screen(page).getByRole("heading", { level: 1 });
  await heading.waitFor();
  expect(await heading.textContent()).toBe("Unexpected Application Error!");
  expect(await screen(page).textContent()).toContain(
    "Cannot read properties of null",
  );
}

test("a page that fails to render shows the error and its message", async () => {
  const page = await open("/", { viewport: wide });
  await breakContact(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Contact", exact: true })
    .click();
  await expectScreen(page);
  expect(await page.locator("h1").count()).toBe(1);
});

test("so does one that fails when it is opened first", async () => {
  const page = await newPage();
  await breakContact(page);
  await page.goto("/contact");
  await expectScreen(page);
});

test("the error screen leads home", async () => {
  const page = await newPage();
  await breakContact(page);
  await page.goto("/contact");
  await expectScreen(page);
  await screen(page).getByRole("link", { name: "Return Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("heading", { level: 1, name: /Movers/ }).waitFor();
});

test("the error screen keeps the navigation, and other pages work", async () => {
  const page = await newPage();
  await breakContact(page);
  await page.goto("/contact");
  await expectScreen(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "About", exact: true })
    .click();
  await page.getByRole("heading", { level: 1, name: /Family/ }).waitFor();
  expect(await screen(page).count()).toBe(0);
});

test("the error screen has the phone number", async () => {
  const page = await newPage();
  await breakContact(page);
  await page.goto("/contact");
  await expectScreen(page);
  expect(
    await screen(page)
      .getByRole("link", { name: "(253) 555-0142" })
      .getAttribute("href"),
  ).toBe("tel:+12535550142");
});

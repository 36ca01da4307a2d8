import "../support/fixtureOnly";
import type { Locator, Page } from "playwright-core";
import { company } from "../fixture/content";
import { browserPages, calm, touch } from "../support/browserPages";
import { button, fillIn } from "../support/filledForm";
import {
  expectReadable,
  follow,
  isTakenOver,
  linkTo,
  shown,
} from "../support/visitor";

const { newPage, open } = browserPages();

interface PageData {
  result: { data: { contact?: object }; pageContext: unknown };
}

interface SiteData {
  data: { navigation: { main: unknown[] }; company: unknown };
}

/** Changes page data before it loads. */
const spoil = (
  page: Page,
  addresses: string,
  change: (data: PageData & SiteData) => void,
) =>
  page.route(addresses, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as PageData & SiteData;
    change(data);
    await route.fulfill({ json: data });
  });

/** Makes the contact page fail by removing its data. */
const breakContact = (page: Page) =>
  spoil(page, "**/page-data/contact/page-data.json", ({ result: { data } }) => {
    data.contact = { ...data.contact, form: null };
  });

const aboutData = "**/page-data/about/page-data.json";
const siteData = "**/page-data/sq/d/*.json";

const screen = (page: Page) => page.getByRole("alert");

async function expectScreen(page: Page) {
  const heading = screen(page).getByRole("heading", { level: 1 });
  await heading.waitFor();
  expect(await heading.textContent()).toBe("Unexpected Application Error!");
  expect(await screen(page).textContent()).toContain("null");
  expect(await page.locator("h1").count()).toBe(1);
}

async function expectPhone(part: Locator) {
  const call = part.getByRole("link", { name: company.phone });
  expect(await call.isVisible()).toBe(true);
  expect(await call.getAttribute("href")).toBe(company.tel);
}

/** The contact page, which fails when it is hydrated. */
async function openBroken() {
  const page = await newPage(calm);
  await breakContact(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await touch(page);
  await expectScreen(page);
  return page;
}

test("a page that fails to render shows the error and its message", async () => {
  const page = await open("/", calm);
  await breakContact(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Contact", exact: true })
    .click();
  await expectScreen(page);
});

test("a page that fails on hydration does too, with the phone number", async () => {
  const page = await openBroken();
  await expectPhone(screen(page));
});

test("header and footer stay, with the phone number", async () => {
  const page = await openBroken();
  for (const part of ["banner", "contentinfo"] as const)
    await expectPhone(page.getByRole(part));
});

test("the error screen links home", async () => {
  const page = await openBroken();
  await screen(page).getByRole("link", { name: "Return Home" }).click();
  await shown(page, "/");
});

test("the navigation stays, and other pages work", async () => {
  const page = await openBroken();
  await page
    .getByRole("banner")
    .getByRole("link", { name: "About", exact: true })
    .click();
  await shown(page, "/about");
  expect(await screen(page).count()).toBe(0);
});

describe("if more than the page's content fails", () => {
  const breakHeader = (page: Page) =>
    spoil(page, siteData, ({ data }) => {
      data.navigation.main = [null];
    });
  /** Without the company's facts nothing renders, not even the error screen. */
  const breakEverything = (page: Page) =>
    spoil(page, siteData, ({ data }) => {
      data.company = null;
    });

  /** Resolves when React gives up. */
  const uncaught = (page: Page) =>
    page.waitForEvent("console", (message) =>
      message.text().startsWith("Uncaught error"),
    );

  test("the error screen replaces everything, with its links", async () => {
    const page = await newPage(calm);
    await breakHeader(page);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await touch(page);
    await expectScreen(page);
    await expectPhone(screen(page));
    await screen(page).getByRole("link", { name: "Return Home" }).click();
    await expectReadable(page, "/");
  });

  test("the next page renders again", async () => {
    const page = await open("/", calm);
    await spoil(page, aboutData, ({ result }) => {
      result.pageContext = { pending: { scheduled: "someday" } };
    });
    await linkTo(page, "/about").click();
    await screen(page).getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await expectReadable(page, "/");
    expect(await screen(page).count()).toBe(0);
  });

  test("if not even the error screen renders, the built page comes back", async () => {
    const page = await newPage(calm);
    await breakEverything(page);
    const failed = uncaught(page);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await touch(page);
    await failed;
    await expectReadable(page, "/about");
    await follow(page, "/services");
  });

  test("the built form comes back too, and the browser submits it", async () => {
    const page = await newPage(calm);
    await breakEverything(page);
    const failed = uncaught(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await touch(page);
    await failed;
    await fillIn(page);
    await button(page).click();
    await page
      .getByRole("heading", { name: "Quote Request Submitted" })
      .waitFor();
  });

  test("a link to a page that can't be rendered loads the whole page", async () => {
    const page = await open("/", calm);
    await spoil(page, aboutData, ({ result }) => {
      result.pageContext = null;
    });
    await follow(page, "/about");
    await expectReadable(page, "/about");
    expect(await isTakenOver(page)).toBe(false);
  });
});

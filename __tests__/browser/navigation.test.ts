import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { browserPages, hydrated } from "../support/browserPages";
import { builtPage, headOf } from "../support/builtPages";
import { builtHead, currentHead } from "../support/heads";

const { open } = browserPages();

/** Resolves when the page at `path` is shown and its head is updated. */
async function shown(page: Page, path: string) {
  const [title] = headOf(builtPage(path)).titles;
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction((wanted) => document.title === wanted, title);
}

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("a link shows the top of the new page without a page load", async () => {
  const page = await open("/");
  const mark = "same-document";
  await page.evaluate((name) => {
    document.body.classList.add(name);
  }, mark);
  await footerLink(page, "About").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await footerLink(page, "About").click();
  await shown(page, "/about");
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.locator("body").getAttribute("class")).toBe(mark);
});

test("a new page is announced by its heading, and focus moves to its start", async () => {
  const page = await open("/");
  await footerLink(page, "Contact").click();
  await shown(page, "/contact");
  const announcer = page.locator("#gatsby-announcer[aria-live=assertive]");
  const heading = await page.locator("h1").innerText();
  await announcer.and(page.getByText(heading)).waitFor({ state: "attached" });
  await page.waitForFunction(() =>
    document.activeElement?.contains(document.querySelector("main")),
  );
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    "Skip to content",
  );
});

test("the skip link skips the navigation", async () => {
  const page = await open("/about");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/about#content");
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() =>
      document.querySelector("main")?.contains(document.activeElement),
    ),
  ).toBe(true);
});

test("hydration does not change the head", async () => {
  const page = await open("/");
  expect(await currentHead(page)).toEqual(builtHead("/"));
});

test("the head follows the page forward and back, without duplicates", async () => {
  const page = await open("/");
  await footerLink(page, "Services").click();
  await shown(page, "/services");
  expect(await currentHead(page)).toEqual(builtHead("/services"));
  await page
    .getByRole("main")
    .getByRole("link", { name: "Local Moving", exact: true })
    .click();
  await shown(page, pages.service);
  expect(await currentHead(page)).toEqual(builtHead(pages.service));
  await page.goBack();
  await shown(page, "/services");
  expect(await currentHead(page)).toEqual(builtHead("/services"));
  await page.goBack();
  await shown(page, "/");
  expect(await currentHead(page)).toEqual(builtHead("/"));
});

test("leaving the 404 page removes its noindex", async () => {
  const page = await open("/nowhere");
  expect((await currentHead(page)).robots).toEqual(["noindex"]);
  await page.getByRole("link", { name: "Return Home" }).click();
  await shown(page, "/");
  expect(await currentHead(page)).toEqual(builtHead("/"));
});

test.each([
  ["section", pages.boxes, "box-sizes"],
  ["heading", pages.guide, "buses-trains-and-the-freeway"],
])(
  "a URL with a fragment shows that %s below the header",
  async (_what, path, id) => {
    const page = await open(`${path}#${id}`);
    await page.waitForFunction((wanted) => {
      const place = document.getElementById(wanted)!.getBoundingClientRect();
      const bar = document.querySelector("header")!.getBoundingClientRect();
      return place.top >= bar.bottom && place.top < innerHeight / 2;
    }, id);
  },
);

test("the table of contents scrolls to headings below the header", async () => {
  const page = await open(pages.guide);
  const links = page.getByRole("navigation", { name: "On this page" });
  const link = links.getByRole("link").last();
  const id = (await link.getAttribute("href"))!.slice(1);
  await link.click();
  await page.waitForFunction((wanted) => {
    const place = document.getElementById(wanted)!.getBoundingClientRect();
    const bar = document.querySelector("header")!.getBoundingClientRect();
    return place.top >= bar.bottom && place.top < innerHeight;
  }, id);
});

test("focus is never hidden below the header", async () => {
  const page = await open("/");
  const header = await page
    .getByRole("banner")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await footerLink(page, "Services").focus();
  const hidden: string[] = [];
  let inMain = true;
  while (inMain) {
    await page.keyboard.press("Shift+Tab");
    const { text, top, tag } = await page.evaluate(() => {
      const focused = document.activeElement!;
      return {
        text: focused.textContent.slice(0, 40),
        top: focused.getBoundingClientRect().top,
        tag: focused.closest("main, body > *")?.tagName,
      };
    });
    inMain = tag === "MAIN";
    if (inMain && top < header) hidden.push(`${text} at ${top}`);
  }
  expect(hidden).toEqual([]);
});

test("reloading shows the same page", async () => {
  const page = await open("/");
  await footerLink(page, "Locations").click();
  await shown(page, "/locations");
  await page.reload();
  await hydrated(page);
  expect(await currentHead(page)).toEqual(builtHead("/locations"));
});

test("the current page is marked in the menus", async () => {
  const page = await open("/about");
  const current = page.locator('header a[aria-current="page"]');
  expect(await current.allTextContents()).toEqual(["About"]);
});

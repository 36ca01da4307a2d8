import type { Page } from "playwright-core";
import { browserPages, hydrated } from "../support/browserPages";
import {
  builtPage,
  headOf,
  helmets,
  loading,
  tagsOf,
} from "../support/builtPages";

const { open } = browserPages();

/** What search engines and tabs show, as the browser has it now. */
const currentHead = (page: Page) =>
  page.evaluate(
    ([left, mark]) => {
      const all = (selector: string, attribute: string) =>
        Array.from(
          document.head.querySelectorAll(selector),
          (element) => element.getAttribute(attribute) ?? "",
        );
      return {
        titles: Array.from(
          document.head.querySelectorAll("title"),
          ({ textContent }) => textContent,
        ),
        descriptions: all('meta[name="description"]', "content"),
        canonicals: all('link[rel="canonical"]', "href"),
        robots: all('meta[name="robots"]', "content"),
        keywords: all('meta[name="keywords"]', "content"),
        tags: Array.from(
          document.head.querySelectorAll(
            'meta, link, script[type="application/ld+json"]',
          ),
        )
          .filter((element) => !element.matches(left))
          .map((element) =>
            [
              element.tagName.toLowerCase(),
              ...Array.from(element.attributes)
                .filter(({ name }) => name !== mark)
                .map(({ name, value }) => `${name}=${value}`)
                .sort(),
              element.tagName === "SCRIPT" ? element.textContent : "",
            ].join(" "),
          )
          .sort(),
      };
    },
    [loading, helmets] as const,
  );

/** The same of the page as it was built. */
const builtHead = (path: string) => {
  const page = builtPage(path);
  return { ...headOf(page), tags: tagsOf(page) };
};

/** Resolves when the page at `path` is shown and its head is in place. */
async function shown(page: Page, path: string) {
  const [title] = headOf(builtPage(path)).titles;
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction((wanted) => document.title === wanted, title);
}

/** Marks the document, to tell client navigation from a new load. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.classList.add("same-document");
  });
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.body.classList.contains("same-document"));

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("a link changes the page without loading the document again", async () => {
  const page = await open("/");
  await mark(page);
  await footerLink(page, "About").click();
  await shown(page, "/about");
  expect(await isSameDocument(page)).toBe(true);
});

test("a new page starts at its top", async () => {
  const page = await open("/");
  await footerLink(page, "About").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await footerLink(page, "About").click();
  await shown(page, "/about");
  await page.waitForFunction(() => window.scrollY === 0);
});

test("a new page is announced by its heading", async () => {
  const page = await open("/");
  await footerLink(page, "Contact").click();
  await shown(page, "/contact");
  const heading = await page.locator("h1").textContent();
  await page.waitForFunction(
    (text) =>
      document.getElementById("gatsby-announcer")?.textContent.includes(text),
    heading ?? "",
  );
  expect(
    await page.locator("#gatsby-announcer").getAttribute("aria-live"),
  ).toBe("assertive");
});

test("focus moves to the start of the new page", async () => {
  const page = await open("/");
  await footerLink(page, "Contact").click();
  await shown(page, "/contact");
  await page.waitForFunction(() =>
    document.activeElement?.contains(document.querySelector("main")),
  );
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    "Skip to content",
  );
});

test("the skip link leads past the navigation", async () => {
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

test("hydration leaves the head as it was built", async () => {
  const page = await open("/");
  expect(await currentHead(page)).toEqual(builtHead("/"));
});

test("the head follows the page, there and back, and nothing is doubled", async () => {
  const page = await open("/");
  await footerLink(page, "Services").click();
  await shown(page, "/services");
  expect(await currentHead(page)).toEqual(builtHead("/services"));
  await page
    .getByRole("main")
    .getByRole("link", { name: "Local Moving", exact: true })
    .click();
  await shown(page, "/services/local-moving");
  expect(await currentHead(page)).toEqual(builtHead("/services/local-moving"));
  await page.goBack();
  await shown(page, "/services");
  expect(await currentHead(page)).toEqual(builtHead("/services"));
  await page.goBack();
  await shown(page, "/");
  expect(await currentHead(page)).toEqual(builtHead("/"));
});

test("leaving the screen of an unknown path lets search engines in again", async () => {
  const page = await open("/nowhere");
  expect((await currentHead(page)).robots).toEqual(["noindex"]);
  await page.getByRole("link", { name: "Return Home" }).click();
  await shown(page, "/");
  expect(await currentHead(page)).toEqual(builtHead("/"));
});

test.each([
  ["section", "/resources/packing-guide", "box-sizes"],
  [
    "heading",
    "/blog/moving-to-tacoma-guide",
    "trains-roads-and-one-tolled-bridge",
  ],
])(
  "an address with a fragment shows that %s, below the bar at the top",
  async (_what, path, id) => {
    const page = await open(`${path}#${id}`);
    await page.waitForFunction((wanted) => {
      const place = document.getElementById(wanted)!.getBoundingClientRect();
      const bar = document.querySelector("header")!.getBoundingClientRect();
      return place.top >= bar.bottom && place.top < innerHeight / 2;
    }, id);
  },
);

test("the table of contents leads to its headings, below the bar at the top", async () => {
  const page = await open("/blog/moving-to-tacoma-guide");
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

test("focus never hides under the bar at the top", async () => {
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

test("a page found by reloading is the page that was shown", async () => {
  const page = await open("/");
  await footerLink(page, "Locations").click();
  await shown(page, "/locations");
  await page.reload();
  await hydrated(page);
  expect(await currentHead(page)).toEqual(builtHead("/locations"));
});

test("the page shown is marked in the menus", async () => {
  const page = await open("/about");
  const current = page.locator('header a[aria-current="page"]');
  expect(await current.allTextContents()).toEqual(["About"]);
});

import "../support/fixtureOnly";
import { pages } from "../fixture/content";
import { mainOf, notFoundPage, textOf } from "../support/builtPages";
import { browserPages, calm, hydrated } from "../support/browserPages";
import { sideBySide } from "../support/sideBySide";
import { hostStatically } from "../support/staticHost";
import { shown } from "../support/visitor";

const [notFound, sorry] = textOf(mainOf(notFoundPage())).split("\n");

const hosts = [
  ["the site's own server", browserPages()],
  ["a host that only has files", browserPages(hostStatically)],
] as const;

describe.each(hosts)("on %s", (_host, { newPage, open }) => {
  const calmPage = () => newPage(calm);

  test("every spelling of a path leads to the canonical one", () =>
    sideBySide(
      [
        {
          name: "/LOCATIONS/Snohomish-County/Everett/?a=b#facts",
          canonical: `${pages.city}?a=b#facts`,
        },
        { name: `${pages.city}/`, canonical: pages.city },
        { name: "/About", canonical: "/about" },
        { name: "/about/", canonical: "/about" },
        { name: "/ABOUT//", canonical: "/about" },
        { name: "/Contact-Us/?a=b", canonical: "/contact?a=b" },
      ],
      calmPage,
      async (page, { name, canonical }) => {
        await page.goto(name, { waitUntil: "commit" });
        const { pathname } = new URL(canonical, "http://host");
        await shown(page, pathname);
        const { href, origin } = new URL(page.url());
        expect(href).toBe(`${origin}${canonical}`);
        expect(
          await page.locator('link[rel="canonical"]').getAttribute("href"),
        ).toMatch(new RegExp(`${pathname}$`));
      },
    ));

  test("an unknown path shows the 404 page without a redirect", () =>
    sideBySide(
      [
        { name: "/nowhere", settled: "/nowhere" },
        {
          name: `${pages.county}/nowhere`,
          settled: `${pages.county}/nowhere`,
        },
        { name: "/NoWhere/", settled: "/nowhere" },
      ],
      calmPage,
      async (page, { name, settled }) => {
        const answer = await page.goto(name, { waitUntil: "commit" });
        expect(answer?.status()).toBe(404);
        await page.waitForURL((url) => url.pathname === settled);
        await hydrated(page);
        expect(await page.locator("h1").allTextContents()).toEqual([notFound]);
        const text = await page.getByRole("main").innerText();
        expect(text.split("\n")).toContain(sorry);
      },
    ));

  test("the 404 page links home", async () => {
    const page = await open("/nowhere", calm);
    await page.getByRole("link", { name: "Return Home" }).click();
    await shown(page, "/");
  });
});

import { browserPages, hydrated } from "../support/browserPages";
import { hostStatically } from "../support/staticHost";

const tacoma = "/locations/pierce-county/tacoma";

const spellings = [
  ["/LOCATIONS/Pierce-County/Tacoma/?a=b#facts", `${tacoma}?a=b#facts`],
  [`${tacoma}/`, tacoma],
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/ABOUT//", "/about"],
  ["/Contact-Us/?a=b", "/contact?a=b"],
] as const;

const hosts = [
  ["the site's own server", browserPages()],
  ["a host that only has files", browserPages(hostStatically)],
] as const;

describe.each(hosts)("on %s", (_host, { newPage, open }) => {
  test.each(spellings)("%s reaches %s", async (asked, canonical) => {
    const page = await newPage();
    await page.goto(asked, { waitUntil: "commit" });
    await page.waitForURL((url) => url.href === `${url.origin}${canonical}`);
    await page.waitForFunction(
      () => document.querySelector("h1")?.textContent !== "Page Not Found",
    );
    expect(
      await page.locator('link[rel="canonical"]').getAttribute("href"),
    ).toMatch(new RegExp(`${canonical.replace(/[?#].*/, "")}$`));
  });

  test.each([
    ["/nowhere", "/nowhere"],
    ["/locations/pierce-county/nowhere", "/locations/pierce-county/nowhere"],
    ["/NoWhere/", "/nowhere"],
  ])("%s stays with the Page Not Found screen", async (asked, settled) => {
    const page = await newPage();
    const answer = await page.goto(asked, { waitUntil: "commit" });
    expect(answer?.status()).toBe(404);
    await page.waitForURL((url) => url.pathname === settled);
    await hydrated(page);
    expect(await page.locator("h1").allTextContents()).toEqual([
      "Page Not Found",
    ]);
    expect(await page.getByRole("main").textContent()).toContain(
      "Sorry, we couldn't find the page you're looking for.",
    );
  });

  test("the Page Not Found screen leads home", async () => {
    const page = await open("/nowhere");
    await page.getByRole("link", { name: "Return Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("heading", { level: 1, name: /Movers/ }).waitFor();
  });
});

import { pages } from "../fixture/content";
import { browserPages } from "../support/browserPages";

const { newPage } = browserPages();

test("browsers prerender pages, and only pages", async () => {
  const page = await newPage();
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  const client = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  client.on(
    "Preload.preloadingAttemptSourcesUpdated",
    ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources)
        if (key.action === "Prerender")
          candidates.add(new URL(key.url).pathname);
    },
  );
  const faults: unknown[] = [];
  client.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorType) faults.push(ruleSet);
  });
  const ahead = new Promise<string>((resolve) => {
    client.on("Preload.prerenderStatusUpdated", ({ key }) =>
      resolve(new URL(key.url).pathname),
    );
  });
  await client.send("Preload.enable");
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/sitemap");
  // Links that an editor could write.
  await page.evaluate(() => {
    for (const href of [
      "/admin",
      "/api/quote",
      "/rss.xml",
      "/contact?city=everett",
    ]) {
      const link = document.body.appendChild(document.createElement("a"));
      Object.assign(link, { href, textContent: href });
    }
  });
  await page.locator("header a[href='/about']").hover();
  expect(await ahead).toBe("/about");
  expect(faults).toEqual([]);
  expect(heard.filter((text) => !text.includes("net::ERR_FAILED"))).toEqual([]);
  expect(Array.from(candidates)).toEqual(
    expect.arrayContaining(["/", pages.city, "/contact"]),
  );
  expect(
    Array.from(candidates).filter((path) => /^\/(?:admin|api)|\./.test(path)),
  ).toEqual([]);
});

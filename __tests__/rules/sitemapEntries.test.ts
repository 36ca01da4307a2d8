import { builtPage, builtPages, mainOf } from "../support/builtPages";
import { sitemapEntries } from "../support/builtSitemap";
import { faultsOf } from "../support/pageFaults";

const entries = new Map(sitemapEntries().map((entry) => [entry.path, entry]));

test("a date matches the update shown on the page", () => {
  const wrong = faultsOf(builtPages(), (page) => {
    const [first, second] = mainOf(page)
      .querySelectorAll("header time")
      .map((time) => time.getAttribute("datetime"));
    // A post shows the date of its publication first.
    const updated = page.path.startsWith("/blog/") ? second : first;
    const changed = entries.get(page.path)?.changed?.slice(0, 10);
    return updated && updated !== changed
      ? [`${String(changed)} for ${updated}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test("the XML sitemap has a page's own picture, if it has one", () => {
  const wrong = faultsOf(Array.from(entries.keys(), builtPage), (page) => {
    const hasPicture = page.html.querySelector(
      'main picture img[loading="eager"]',
    );
    const own = hasPicture
      ? page.html
          .querySelector('head meta[property="og:image"]')
          ?.getAttribute("content")
      : "";
    const named = entries.get(page.path)?.pictures.join() ?? "";
    return named === own ? [] : [`${named} for ${own ?? "none"}`];
  });
  expect(wrong).toEqual([]);
});

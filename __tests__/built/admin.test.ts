import { builtFiles, readBuilt } from "../support/builtFiles";
import { builtPages } from "../support/builtPages";

test("the page at /admin is built and stays out of search engines", () => {
  expect(readBuilt("/admin/index.html")).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test("no page links to it and no sitemap names it", () => {
  for (const { path, html } of builtPages()) {
    const links = html.querySelectorAll("[href], [src], [action]");
    expect([
      path,
      links.filter(({ outerHTML }) => outerHTML.includes('="/admin')),
    ]).toEqual([path, []]);
  }
  for (const file of builtFiles)
    if (/sitemap.*\.xml$/.test(file))
      expect(readBuilt(file)).not.toContain("admin");
});

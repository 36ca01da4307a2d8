import { pages } from "../fixture/content";
import { builtFiles, readBuilt } from "../support/builtFiles";
import { builtPaths } from "../support/builtPages";
import { sitemapEntries } from "../support/builtSitemap";

const isText = /\.(?:html|json|xml|txt)$/;

test("every entry has its page, and there are no others", () => {
  expect([...builtPaths].sort()).toEqual(
    [
      "/",
      "/about",
      "/accessibility",
      "/blog",
      "/contact",
      "/locations",
      "/resources",
      "/resources/service-areas/skagit-county",
      "/services",
      "/sitemap",
      "/testimonials",
      ...Object.values(pages),
    ].sort(),
  );
});

test.each([
  ["a draft", "Marysville", "marysville"],
  ["a post whose day is to come", "A Note for Later", "scheduled-post"],
])("%s is not on the site", (_what, name, slug) => {
  const published = Array.from(builtFiles).filter(
    // Editors see it in the CMS.
    (file) => isText.test(file) && !file.startsWith("/admin/"),
  );
  const places = published.filter(
    (file) => file.includes(slug) || readBuilt(file).includes(name),
  );
  expect(
    published.filter((file) => readBuilt(file).includes("Everett")),
  ).not.toEqual([]);
  expect(places).toEqual([]);
});

test.each([
  [pages.otherGuide, "2025-06-20"],
  [pages.timeline, "2025-05-06"],
  [pages.privacy, "2025-02-03"],
])("in the XML sitemap %s has the date %s", (path, day) => {
  const entry = sitemapEntries().find((one) => one.path === path);
  expect(entry?.changed?.slice(0, 10)).toBe(day);
});

import { pages } from "../fixture/content";
import { builtFiles, readBuilt } from "../support/builtFiles";
import {
  builtPage,
  builtPages,
  builtPaths,
  linksIn,
  mainOf,
} from "../support/builtPages";
import { sitemapEntries } from "../support/builtSitemap";
import { faultsOf } from "../support/pageFaults";

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

test("every page but the sitemap page is linked from the text of two others", () => {
  const links = new Map(
    builtPages().map((page) => [
      page.path,
      new Set(linksIn(mainOf(page)).map(({ href }) => href)),
    ]),
  );
  const others = builtPages().filter(({ path }) => path !== "/sitemap");
  const everywhere = new Set(
    linksIn(builtPage("/").html.querySelector("body footer")!).map(
      ({ href }) => href,
    ),
  );
  const lonely = others.filter(({ path }) => {
    const from = others.filter(
      (other) => other.path !== path && links.get(other.path)?.has(path),
    );
    return !everywhere.has(path) && from.length < 2;
  });
  expect(lonely.map(({ path }) => path)).toEqual([]);
});

test("no missing value is printed as text", () => {
  const written = faultsOf(builtPages(), ({ html }) =>
    html
      .querySelectorAll("[content], [alt], [aria-label], [title], [href]")
      .flatMap(({ attributes }) => Object.values(attributes))
      .filter((value) => /undefined|\[object/.test(value)),
  );
  expect(written).toEqual([]);
});

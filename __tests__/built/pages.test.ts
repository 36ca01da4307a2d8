import {
  createFrontMatterLookup,
  getPagePathsByField,
  isPublished,
} from "../../src/content/model/contentFile";
import { getCompanyDay } from "../../src/shared/dates";
import { routes } from "../../src/site/routes";
import { builtFiles, readBuiltFile } from "../support/builtFiles";
import { pages } from "../fixture/content";
import { fixtureFiles } from "../support/fixtureFiles";
import { builtPage, builtPaths, mainOf } from "../support/builtPages";

const isText = /\.(?:html|json|xml|txt)$/;

test("every entry has its page, and there are no others", () => {
  const findFrontMatter = createFrontMatterLookup(fixtureFiles);
  const paths = fixtureFiles
    .filter((file) => isPublished(file, getCompanyDay()))
    .flatMap((file) =>
      Object.values(getPagePathsByField(file, findFrontMatter)),
    )
    .filter((path) => path !== routes.notFound);
  expect([...builtPaths].sort()).toEqual(
    [...paths, routes.testimonials].sort(),
  );
  // Addresses that visitors and search engines know, whatever the model says.
  expect(builtPaths).toEqual(
    expect.arrayContaining([
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
    ]),
  );
});

test.each([
  ["a draft", "Marysville", "marysville"],
  ["a post whose day is to come", "A Note for Later", "scheduled-post"],
])("%s is not on the site", (_what, name, slug) => {
  const published = Array.from(builtFiles).filter(
    // Editors read these texts in the CMS.
    (file) => isText.test(file) && !file.startsWith("/admin/"),
  );
  const places = published.filter(
    (file) => file.includes(slug) || readBuiltFile(file).includes(name),
  );
  expect(
    published.filter((file) => readBuiltFile(file).includes("Everett")),
  ).not.toEqual([]);
  expect(places).toEqual([]);
});

test.each([
  ["/", "header picture", "1920x1080"],
  ["/", 'article:has(a[href^="/services/"]) picture', "800x600"],
  ["/services", "article picture", "800x600"],
])("pictures of %s at %s have the size %s", (path, selector, size) => {
  const images = mainOf(builtPage(path)).querySelectorAll(`${selector} img`);
  const sizes = images.map(
    (img) => `${img.getAttribute("width")}x${img.getAttribute("height")}`,
  );
  expect(new Set(sizes)).toEqual(new Set([size]));
});

import { pages } from "../fixture/content";
import { linksIn, mainOf, notFoundPage, textOf } from "../support/builtPages";
import { headings, hrefsUnder } from "../support/builtMain";

test("the sitemap page has the groups of the specification", () => {
  expect(headings("/sitemap", "h2")).toEqual([
    "Main Pages",
    "Services",
    "Locations",
    "Resources",
    "Blog",
  ]);
});

test.each([
  [
    "Main Pages",
    ["/", "/about", "/contact", "/sitemap", pages.privacy, "/accessibility"],
  ],
  ["Services", ["/services", pages.service, pages.otherService]],
  [
    "Locations",
    [
      "/locations",
      pages.county,
      pages.city,
      pages.cityWithoutServices,
      pages.otherCounty,
      pages.otherCity,
    ],
  ],
  [
    "Resources",
    [
      "/resources",
      pages.timeline,
      pages.boxes,
      pages.serviceAreas,
      pages.serviceArea,
      "/resources/service-areas/skagit-county",
      pages.inventory,
      pages.plan,
    ],
  ],
  ["Blog", ["/blog", pages.guide, pages.otherGuide, pages.post]],
])("%s has its pages, each below its parent", (group, paths) => {
  expect(hrefsUnder("/sitemap", group)).toEqual(paths);
});

test("the 404 page has the specified text and links home", () => {
  const main = mainOf(notFoundPage());
  expect(textOf(main).split("\n").slice(0, 2)).toEqual([
    "Page Not Found",
    "Sorry, we couldn't find the page you're looking for.",
  ]);
  expect(linksIn(main)).toContainEqual({ text: "Return Home", href: "/" });
});

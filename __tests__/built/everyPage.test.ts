import { company, pages } from "../fixture/content";
import { linksIn, visibleText } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import {
  violationsOf,
  allPages,
  pathsOfViolations,
} from "../support/violationsOf";

const headerOf = ({ html }: BuiltPage) => html.querySelector("header")!;
const footerOf = ({ html }: BuiltPage) => html.querySelector("body footer")!;

/** Pages on which a value differs from the expected one. */
const pagesWithout = (read: (page: BuiltPage) => unknown, expected: unknown) =>
  violationsOf(allPages(), (page) => {
    const found = JSON.stringify(read(page));
    return found === JSON.stringify(expected) ? [] : [found];
  });

test("the navigation has the items of its file in order", () => {
  const items = (page: BuiltPage) =>
    headerOf(page)
      .querySelector("nav ul")!
      .children.map((item) => item.querySelector("summary, a")!.text);
  expect(
    pagesWithout(items, [
      "Home",
      "Services",
      "About",
      "Contact",
      "Resources",
      "Blog",
    ]),
  ).toEqual([]);
});

test("one menu lists the resources and its own links, the other the guides and then other posts", () => {
  const menus = (page: BuiltPage) =>
    headerOf(page)
      .querySelectorAll("nav details")
      .map((menu) =>
        menu
          .querySelectorAll("ul")
          .map((list) => linksIn(list).map(({ href }) => href)),
      );
  expect(
    pagesWithout(menus, [
      [
        [pages.timeline, pages.boxes, pages.serviceAreas, "/locations"],
        ["/resources"],
      ],
      [[pages.guide, pages.otherGuide], [pages.post]],
    ]),
  ).toEqual([]);
});

test("the header has the company's name, phone number and a link to the form", () => {
  const ends = (page: BuiltPage) => {
    const links = linksIn(headerOf(page));
    return [links.at(0), ...links.slice(-2)];
  };
  expect(
    pagesWithout(ends, [
      { text: company.shortName, href: "/" },
      { text: company.phone, href: company.tel },
      { text: "Get Free Quote", href: "/contact" },
    ]),
  ).toEqual([]);
});

test("the footer has the company's facts, links and statements", () => {
  const links = (page: BuiltPage) =>
    linksIn(footerOf(page)).map(({ href }) => href);
  expect(
    pagesWithout(links, [
      "/services",
      "/locations",
      "/resources",
      "/blog",
      "/about",
      "/contact",
      "/sitemap",
      company.tel,
      `mailto:${company.email}`,
      "https://www.instagram.com/harborandhill.example",
      pages.privacy,
      "/accessibility",
    ]),
  ).toEqual([]);
  const facts = (page: BuiltPage) =>
    [
      company.name,
      company.place,
      company.phone,
      company.email,
      // Without a permit number it may not call itself licensed.
      "Family-owned, founded 2019",
      // A social link without an address.
      "Facebook (Coming soon)",
      `${company.name} All rights reserved.`,
    ].filter((fact) => !visibleText(footerOf(page)).includes(fact));
  expect(pagesWithout(facts, [])).toEqual([]);
});

test("every page but the form, the tools and the list of pages has the quote bar", () => {
  const hasBar = ({ html }: BuiltPage) =>
    html
      .querySelectorAll('nav[aria-label="Contact us"] a[href="/contact"]')
      .some((link) => !link.closest("footer"));
  expect(pathsOfViolations(allPages(), (page) => !hasBar(page))).toEqual([
    "/contact",
    "/sitemap",
    pages.boxList,
    pages.inventory,
    pages.plan,
  ]);
});

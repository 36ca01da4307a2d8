import { company, pages } from "../fixture/content";
import { linksIn, textOf } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { faultsOf, pagesAnd404, pathsWhere } from "../support/pageFaults";

const headerOf = ({ html }: BuiltPage) => html.querySelector("header")!;
const footerOf = ({ html }: BuiltPage) => html.querySelector("body footer")!;

/** Pages on which something is otherwise than wanted. */
const otherwise = (read: (page: BuiltPage) => unknown, wanted: unknown) =>
  faultsOf(pagesAnd404(), (page) => {
    const found = JSON.stringify(read(page));
    return found === JSON.stringify(wanted) ? [] : [found];
  });

test("the navigation has the items of its file, in their order", () => {
  const items = (page: BuiltPage) =>
    headerOf(page)
      .querySelector("nav ul")!
      .children.map((item) => item.querySelector("summary, a")!.text);
  expect(
    otherwise(items, [
      "Home",
      "Services",
      "About",
      "Contact",
      "Resources",
      "Blog",
    ]),
  ).toEqual([]);
});

test("one menu lists the pages of advice and its own links, the other guides, then other posts", () => {
  const menus = (page: BuiltPage) =>
    headerOf(page)
      .querySelectorAll("nav details")
      .map((menu) =>
        menu
          .querySelectorAll("ul")
          .map((list) => linksIn(list).map(({ href }) => href)),
      );
  expect(
    otherwise(menus, [
      [[pages.timeline, pages.boxes, pages.serviceAreas, "/locations"]],
      [[pages.guide, pages.otherGuide], [pages.post]],
    ]),
  ).toEqual([]);
});

test("the page begins with the company's name and its phone number", () => {
  const ends = (page: BuiltPage) => {
    const links = linksIn(headerOf(page));
    return [links.at(0), links.at(-1)];
  };
  expect(
    otherwise(ends, [
      { text: company.shortName, href: "/" },
      { text: company.phone, href: company.tel },
    ]),
  ).toEqual([]);
});

test("it ends with place, phone, e-mail, links and statements", () => {
  const links = (page: BuiltPage) =>
    linksIn(footerOf(page)).map(({ href }) => href);
  expect(
    otherwise(links, [
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
      "Family-owned, licensed and insured.",
    ].filter((fact) => !textOf(footerOf(page)).includes(fact));
  expect(otherwise(facts, [])).toEqual([]);
});

test("a social link without an address is coming soon", () => {
  const says = (page: BuiltPage) =>
    textOf(footerOf(page)).includes("Facebook (coming soon)");
  expect(otherwise(says, true)).toEqual([]);
});

test("the last line has the year and the company's name", () => {
  const line = (page: BuiltPage) =>
    /© 20\d\d (.*)/.exec(textOf(footerOf(page)))?.[1];
  expect(otherwise(line, `${company.name} All rights reserved.`)).toEqual([]);
});

test("the quote is in reach of the thumb, but where the form is", () => {
  const hasBar = ({ html }: BuiltPage) =>
    html
      .querySelectorAll('nav[aria-label="Contact us"] a[href="/contact"]')
      .some((link) => !link.closest("footer"));
  expect(pathsWhere(pagesAnd404(), (page) => !hasBar(page))).toEqual([
    "/contact",
  ]);
});

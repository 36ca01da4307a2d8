import { company, pages } from "../fixture/content";
import { builtPage, sectionOf, textOf } from "../support/builtPages";
import {
  cardsOf,
  hrefsOf,
  hrefsUnder,
  linksOf,
  mainText,
  quoteButton,
} from "../support/builtMain";

test("home has cards of services, counties and featured cities in order", () => {
  expect(cardsOf("/")).toEqual([
    pages.service,
    pages.otherService,
    pages.county,
    pages.otherCounty,
    pages.city,
    pages.otherCity,
  ]);
});

test("it begins with links to the quote form and the about page", () => {
  expect(linksOf("/").slice(0, 2)).toEqual([
    quoteButton("Get Free Quote"),
    // The text after "Learn More" is for screen readers and search engines.
    { text: `Learn More about ${company.shortName}`, href: "/about" },
  ]);
});

test("it links services and counties inside Comprehensive Moving Solutions", () => {
  expect(hrefsUnder("/", "Comprehensive Moving Solutions")).toEqual([
    pages.service,
    pages.otherService,
    pages.county,
    pages.otherCounty,
    "/locations",
  ]);
});

test("it links to the cities of every county", () => {
  expect(hrefsOf("/")).toEqual(
    expect.arrayContaining([
      pages.city,
      pages.cityWithoutServices,
      pages.otherCity,
    ]),
  );
});

test("a testimonial has author, city, service, month and source", () => {
  const section = sectionOf(builtPage("/"), "What people told us");
  expect(textOf(section).split("\n").slice(1)).toEqual([
    "They came up our crooked stairs with a wardrobe and went down smiling, and even the fern arrived upright.",
    "Jane, Everett",
    "Local Moving, May 2025",
    "Published on Example Reviews",
  ]);
});

test("it ends with its call to action", () => {
  expect(mainText("/")).toContain("Ready for a date?");
  expect(linksOf("/").at(-1)).toEqual(quoteButton("Get Free Quote"));
});

test("how a move works comes before what customers say", () => {
  const { html } = builtPage("/");
  const found = html.querySelectorAll("main h2").map(textOf);
  expect(found.indexOf("From first call to last box")).toBeGreaterThan(0);
  expect(found.indexOf("What people told us")).toBeGreaterThan(
    found.indexOf("From first call to last box"),
  );
});

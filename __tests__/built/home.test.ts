import { company, pages } from "../fixture/content";
import { builtPage, sectionOf, textOf } from "../support/builtPages";
import {
  cardsOf,
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

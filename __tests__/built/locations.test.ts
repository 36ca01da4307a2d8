import { pages } from "../fixture/content";
import {
  builtPage,
  builtPages,
  mainOf,
  sectionOf,
  textOf,
} from "../support/builtPages";
import {
  cardsOf,
  headings,
  hrefsIn,
  hrefsUnder,
  linksOf,
  mainText,
  quoteButton,
} from "../support/builtMain";

describe("locations", () => {
  test("has county cards with their cities", () => {
    const cards = mainOf(builtPage("/locations")).querySelectorAll("article");
    expect(cards.map(hrefsIn)).toEqual([
      [pages.county, pages.city, pages.cityWithoutServices],
      [pages.otherCounty, pages.otherCity],
    ]);
  });

  test("has a map with links to counties and cities", () => {
    const map = mainOf(builtPage("/locations")).querySelector("svg");
    expect(map && hrefsIn(map)).toEqual(
      expect.arrayContaining([
        pages.county,
        pages.otherCounty,
        pages.city,
        pages.otherCity,
        pages.cityWithoutServices,
      ]),
    );
  });
});

describe("a county page", () => {
  test("has city cards", () => {
    expect(cardsOf(pages.county)).toEqual([
      pages.city,
      pages.cityWithoutServices,
    ]);
    expect(headings(pages.county, "h2")).toContain(
      "Cities we serve in Snohomish County",
    );
  });

  test("lists its services in its own order and its neighbors", () => {
    expect(hrefsUnder(pages.otherCounty, "Services in Skagit County")).toEqual([
      pages.otherService,
      pages.service,
    ]);
    expect(hrefsUnder(pages.otherCounty, "Nearby counties")).toEqual([
      pages.county,
    ]);
  });

  test("has links back and onward", () => {
    expect(linksOf(pages.county)).toEqual(
      expect.arrayContaining([
        { text: "All locations", href: "/locations" },
        {
          text: "What it is like to live in Snohomish County",
          href: pages.serviceArea,
        },
        quoteButton("Get a Free Quote"),
      ]),
    );
  });
});

describe("a city page", () => {
  test.each([
    [pages.city, "Snohomish County", pages.county],
    [pages.cityWithoutServices, "Snohomish County", pages.county],
    [pages.otherCity, "Skagit County", pages.otherCounty],
  ])("%s links back to %s and to the quote form", (city, name, county) => {
    expect(linksOf(city)).toContainEqual({
      text: `All of ${name}`,
      href: county,
    });
    expect(linksOf(city).at(-1)).toEqual(quoteButton("Get a Free Quote"));
  });

  test("has its facts and its services", () => {
    const facts = sectionOf(builtPage(pages.city), "At a glance");
    expect(facts.querySelectorAll("dt").map(textOf)).toEqual([
      "Setting",
      "By train",
      "Getting about",
      "Permit",
      "Office",
      "When to apply",
      "No-parking signs",
    ]);
    expect(hrefsUnder(pages.city, "Our services in Everett")).toEqual([
      pages.service,
      pages.otherService,
    ]);
  });

  test("links to the posts about it, if there are any", () => {
    expect(cardsOf(pages.city)).toEqual([pages.guide]);
    expect(headings(pages.city, "h2")).toContain("Read more about Everett");
    expect(cardsOf(pages.cityWithoutServices)).toEqual([]);
    expect(mainText(pages.cityWithoutServices)).not.toContain("Read more");
  });

  test("shows “Coming soon” only if it has no services", () => {
    const section = sectionOf(
      builtPage(pages.cityWithoutServices),
      "Our services in Edmonds",
    );
    expect(textOf(section)).toBe(
      "Our services in Edmonds\nComing soon\nOur services are available in Edmonds today:\nLocal Moving\nPacking Services",
    );
    const saying = builtPages().filter((page) =>
      /coming soon/i.test(textOf(mainOf(page))),
    );
    expect(saying.map(({ path }) => path)).toEqual([pages.cityWithoutServices]);
  });
});

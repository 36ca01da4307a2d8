import { pages } from "../fixture/content";
import { builtPage, mainOf, sectionOf, textOf } from "../support/builtPages";
import {
  cardsOf,
  headings,
  hrefsUnder,
  linksOf,
  quoteButton,
} from "../support/builtMain";

test("the resources page has a card for each resource in order", () => {
  expect(cardsOf("/resources")).toEqual([
    pages.timeline,
    pages.boxes,
    pages.serviceAreas,
  ]);
});

test("a timeline has its steps, the earliest first, and lists of tips follow", () => {
  expect(headings(pages.timeline, "h3")).toEqual([
    // The sign beside them, which is hidden from screen readers, comes first.
    "88 weeks before",
    "66 weeks before",
    "44 weeks before",
    "22 weeks before",
    "The week of the move",
  ]);
  expect(headings(pages.timeline, "h2")).toEqual([
    "Five steps to the door",
    "More resources",
    "Time-saving tips",
    "New-home tips",
    "Moving-day tips",
    "Cost-saving tips",
    "Moving-day success tips",
    "Begin with a few lines",
  ]);
});

test("box sizes have a row each, and tips for rooms follow", () => {
  const rows = mainOf(builtPage(pages.boxes))
    .querySelectorAll("#box-sizes tbody th")
    .map((cell) => textOf(cell).replaceAll("\n", " "));
  expect(rows).toEqual([
    expect.stringMatching(/^Small ?1\.5 cubic feet$/),
    expect.stringMatching(/^Medium ?3 cubic feet$/),
    expect.stringMatching(/^Large ?4\.5 cubic feet$/),
  ]);
  expect(headings(pages.boxes, "h2")).toEqual([
    "More resources",
    "Three sizes to know",
    "How many boxes?",
    "Kitchen",
    "Bedroom",
    "Living spaces",
    "Packing techniques",
    "Special considerations",
    "Begin with a few lines",
  ]);
});

test("a resource links to the others and ends with a quote button", () => {
  expect(hrefsUnder(pages.timeline, "More resources")).toEqual([
    pages.boxes,
    pages.serviceAreas,
  ]);
  expect(linksOf(pages.timeline).at(-1)).toEqual(
    quoteButton("Get a Free Quote"),
  );
});

describe("service areas", () => {
  test.each([
    [
      "Snohomish County",
      pages.county,
      pages.serviceArea,
      [pages.city, pages.cityWithoutServices],
      [pages.service, pages.otherService],
    ],
    [
      "Skagit County",
      pages.otherCounty,
      "/resources/service-areas/skagit-county",
      [pages.otherCity],
      [pages.otherService, pages.service],
    ],
  ])(
    "presents %s with its cities, its services and two links",
    (name, county, area, cities, services) => {
      expect(hrefsUnder(pages.serviceAreas, name)).toEqual([
        ...cities,
        ...services,
        area,
        county,
      ]);
      const texts = linksOf(pages.serviceAreas).map(({ text }) => text);
      expect(texts).toContain(`Learn more about ${name}`);
      expect(texts).toContain(`View ${name} Locations`);
    },
  );

  test("ends with help", () => {
    expect(headings(pages.serviceAreas, "h2").at(-1)).toBe(
      "Is your road missing?",
    );
    expect(linksOf(pages.serviceAreas).slice(-2)).toEqual([
      quoteButton("Get a Free Quote"),
      { text: "View All Locations", href: "/locations" },
    ]);
  });

  test("a service area page has a picture, cities, services and links back", () => {
    const main = mainOf(builtPage(pages.serviceArea));
    expect(main.querySelectorAll("picture").length).toBeGreaterThan(0);
    expect(textOf(sectionOf(builtPage(pages.serviceArea), "Cities"))).toBe(
      "Cities\nEverett\nEdmonds",
    );
    expect(hrefsUnder(pages.serviceArea, "Popular services")).toEqual([
      pages.service,
      pages.otherService,
    ]);
    expect(linksOf(pages.serviceArea)).toEqual(
      expect.arrayContaining([
        { text: "View Snohomish County Locations", href: pages.county },
        { text: "All service areas", href: pages.serviceAreas },
        quoteButton("Get a Free Quote"),
      ]),
    );
  });
});

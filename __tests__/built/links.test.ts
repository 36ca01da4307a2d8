import { company, pages } from "../fixture/content";
import { builtPage, mainOf } from "../support/builtPages";
import {
  cardHrefs,
  hrefsIn,
  sectionHrefs,
  mainLinks,
} from "../support/builtMain";

const tools = [pages.plan, pages.inventory, pages.boxList];

test.each([
  [
    "/",
    [pages.service, pages.otherService, ...tools, pages.city, pages.otherCity],
  ],
  ["/services", [pages.service, pages.otherService]],
  ["/blog", [pages.guide, pages.otherGuide]],
  ["/resources", [pages.timeline, pages.boxes, pages.serviceAreas, ...tools]],
  [pages.county, [pages.city, pages.cityWithoutServices]],
  // Posts about the city.
  [pages.city, [pages.guide]],
  [pages.cityWithoutServices, []],
  // The next posts in list order; the first follows the last.
  [pages.otherGuide, [pages.post, pages.guide]],
])("%s has its cards in order", (path, cards) => {
  expect(cardHrefs(path)).toEqual(cards);
});

test.each([
  [
    "/",
    "Comprehensive Moving Solutions",
    [
      pages.service,
      pages.otherService,
      pages.county,
      pages.otherCounty,
      "/locations",
    ],
  ],
  [
    pages.otherCounty,
    "Services in Skagit County",
    [pages.otherService, pages.service],
  ],
  [pages.otherCounty, "Nearby counties", [pages.county, "/locations"]],
  [pages.city, "Our services in Everett", [pages.service, pages.otherService]],
  ["/blog", "More to read", [pages.post]],
  [
    "/sitemap",
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
  [pages.timeline, "More resources", [pages.boxes, pages.serviceAreas]],
  [
    pages.serviceAreas,
    "Snohomish County",
    [
      pages.city,
      pages.cityWithoutServices,
      pages.service,
      pages.otherService,
      pages.serviceArea,
      pages.county,
    ],
  ],
  [pages.serviceArea, "Popular services", [pages.service, pages.otherService]],
])("%s links below “%s” to its pages in order", (path, heading, targets) => {
  expect(sectionHrefs(path, heading)).toEqual(targets);
});

test.each([
  ["/locations", "article"],
  ["/", "div + ul > li:has(h3)"],
])(
  "%s has a place in a list and on the map for each county and its cities",
  (path, item) => {
    const main = mainOf(builtPage(path));
    const counties = [
      [pages.county, pages.city, pages.cityWithoutServices],
      [pages.otherCounty, pages.otherCity],
    ];
    expect(main.querySelectorAll(item).map(hrefsIn)).toEqual(counties);
    const map = main
      .querySelectorAll("svg")
      .find((svg) => svg.querySelector("a"));
    expect(map && hrefsIn(map)).toEqual(
      expect.arrayContaining(counties.flat()),
    );
  },
);

test.each([
  // The text after "Learn More" is for screen readers and search engines.
  ["/", `Learn More about ${company.shortName}`, "/about"],
  ["/contact", company.phone, company.tel],
  ["/contact", company.email, `mailto:${company.email}`],
  ["/contact", "what we do with your details", pages.privacy],
  [pages.county, "All locations", "/locations"],
  [
    pages.county,
    "What it is like to live in Snohomish County",
    pages.serviceArea,
  ],
  [pages.city, "All of Snohomish County", pages.county],
  [pages.guide, "How we move you in Everett", pages.city],
  [pages.serviceAreas, "Learn more about Snohomish County", pages.serviceArea],
  [pages.serviceAreas, "View Snohomish County Locations", pages.county],
  [pages.serviceArea, "All service areas", pages.serviceAreas],
  ["/404", "Return Home", "/"],
])("%s has the link “%s” to %s", (path, text, href) => {
  expect(mainLinks(path)).toContainEqual({ text, href });
});

test.each([
  ["/", "Get Free Quote"],
  ["/about", "Get a Free Quote"],
  ["/blog", "Get Free Quote"],
  [pages.city, "Get a Free Quote"],
  [pages.post, "Get a Free Quote"],
  [pages.timeline, "Get a Free Quote"],
  [pages.service, "Get a Free Quote from Our Everett Movers"],
  [pages.otherService, "Ask for a Packing Quote"],
])("%s ends with the button “%s” to the form, and the phone", (path, text) => {
  const [button, phone] = mainLinks(path).slice(-2);
  expect(button).toEqual({ text, href: "/contact" });
  expect(phone?.href).toMatch(/^tel:/);
});

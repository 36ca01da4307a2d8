import { company, pages } from "../fixture/content";
import { isBelow } from "../../src/site/nestByPath";
import {
  builtPage,
  builtPages,
  mainOf,
  sectionOf,
  visibleText,
} from "../support/builtPages";
import { mainLinks, mainText } from "../support/builtMain";

/** Lines of a section below its heading. */
const linesUnder = (path: string, heading: string) =>
  visibleText(sectionOf(builtPage(path), heading))
    .split("\n")
    .slice(1);

const textsOf = (path: string, selector: string) =>
  mainOf(builtPage(path)).querySelectorAll(selector).map(visibleText);

test.each([
  [
    "/",
    "What people told us",
    // Replaced by the testimonials when they load.
    ["Read what people told us"],
  ],
  [
    "/contact",
    "Reach us",
    [
      "Location",
      company.place,
      "Phone",
      company.phone,
      "Email",
      company.email,
      "Hours",
      "Monday to Saturday",
      "8:00 AM to 6:00 PM",
      "Sunday",
      "10:00 AM to 2:00 PM",
    ],
  ],
  [
    pages.service,
    "What the work includes",
    [
      "Pads and straps for furniture",
      "Loading, the drive and unloading",
      "Beds set up where you point",
      "Your Plan",
    ],
  ],
  [
    pages.cityWithoutServices,
    "Our services in Edmonds",
    [
      "Local Moving",
      "Packing Services",
      "Coming soon: Our services are available in Edmonds today.",
    ],
  ],
  [pages.serviceArea, "Cities", ["Everett", "Edmonds"]],
])("%s says below “%s” what its file and the settings say", (...row) => {
  const [path, heading, lines] = row;
  expect(linesUnder(path, heading)).toEqual(lines);
});

test("the page of testimonials has who moved, when and how", () => {
  expect(textsOf("/testimonials", "figure")).toEqual([
    [
      "They came up our crooked stairs with a wardrobe and went down smiling, and even the fern arrived upright.",
      "Jane, Everett",
      "Local Moving, May 2025",
      "Published on Example Reviews",
    ].join("\n"),
  ]);
});

test.each([
  [
    pages.city,
    "dt",
    [
      "Setting",
      "By train",
      "Getting about",
      "Permit",
      "Office",
      "When to apply",
      "No-parking signs",
      "Room at the curb",
    ],
  ],
  [
    pages.service,
    "summary",
    [
      "How early do you arrive?",
      "May we ride along?",
      "Do you ask for a deposit?",
    ],
  ],
  // The first three are visible at once.
  [
    pages.boxes,
    "details ul li",
    ["Dry the kettle.", "Tie the knives together."],
  ],
  [
    pages.timeline,
    "h3",
    // The first is the decorative sign, which is hidden from screen readers.
    [
      "88 weeks before",
      "66 weeks before",
      "44 weeks before",
      "22 weeks before",
      "The week of the move",
    ],
  ],
  [
    pages.otherGuide,
    "header time",
    ["Published April 2, 2025", "Updated June 20, 2025"],
  ],
  [pages.guide, "header time", ["Published March 4, 2025"]],
])("%s has the %s of its file in order", (path, selector, texts) => {
  expect(textsOf(path, selector)).toEqual(texts);
});

/** Headings of each page's sections, in order. */
const headings: Readonly<Record<string, string>> = {
  "/": "Carry it or wrap it | From first call to last box | Plan it at the kitchen table | A Family with Two Trucks and a Map | What people told us | The siblings | Start with these towns | Two counties, one freeway | Ready for a date?",
  "/about":
    "Our Story | Our Core Values | The siblings | Before you sign with us | Say hello to the crew",
  "/accessibility":
    "What a sheet looks like | How far it can rise | On this page | What helps | Something else | Is something in your way?",
  "/blog":
    "Living in Everett | Living in the Skagit Valley | More to read | Picked a place to live?",
  "/contact":
    "Tell us the basics | Reach us | After you write | Before you write | En español",
  "/locations":
    "Snohomish County | Skagit County | What we do | Do you live off the map?",
  "/resources":
    "Moving Tips | Packing Guide | Service Areas | Tools for your move | Plan in hand?",
  "/resources/service-areas/skagit-county":
    "East and west on one road | The middle of the valley | Popular services | Cities | Moving in Skagit County?",
  "/services":
    "Local Moving | Packing Services | Something unusual | The state’s guide to moving | Torn between the two?",
  "/sitemap": "Main Pages | Services | Locations | Resources | Blog",
  "/testimonials": "Ready for a date?",
  [pages.county]:
    "Towns we visit most | Services in Snohomish County | Nearby counties | Cities we serve in Snohomish County | Common questions | Moving in Snohomish County?",
  [pages.otherCounty]:
    "One town, many lanes | Services in Skagit County | Nearby counties | Cities we serve in Skagit County | Common questions | Moving in Skagit County?",
  [pages.city]:
    "Near the port | Up on the ridge | At a glance | Parking a truck in Everett | Our services in Everett | Common questions | Read more about Everett | Moving in Everett?",
  [pages.cityWithoutServices]:
    "At a glance | Parking a truck in Edmonds | Our services in Edmonds | Common questions | Moving in Edmonds?",
  [pages.otherCity]:
    "At a glance | Our services in Mount Vernon | Common questions | Read more about Mount Vernon | Moving in Mount Vernon?",
  [pages.service]:
    "How the day unfolds | What helps | What the work includes | Common questions | How we do it | Where we work | Other services | Tools for your move | Planning a move?",
  [pages.otherService]:
    "What the work includes | Common questions | Where we work | Other services | Tools for your move | Planning a move?",
  [pages.guide]:
    "On this page | How the city is laid out | Quarters at a glance | Buses, trains and the freeway | On the water | Work and school | Weekends nearby | Bringing a truck to the door | Your first week | More to read | Moving in Everett?",
  [pages.otherGuide]:
    "Towns on the river | Seasons | More to read | Moving in Mount Vernon?",
  [pages.post]:
    "Socks and chalk | String and ice | More to read | Planning a move?",
  [pages.timeline]:
    "Five steps to the door | More resources | Time-saving tips | New-home tips | Moving-day tips | Cost-saving tips | Moving-day success tips | Planning a move?",
  [pages.boxes]:
    "More resources | Three sizes to know | How many boxes? | Kitchen | Bedroom | Living spaces | Packing techniques | Special considerations | Planning a move?",
  [pages.inventory]:
    "Parlor | Workshop | Your own items | Your load | Planning a move?",
  [pages.boxList]:
    "Box 1 | Find a box | At the new door | Print labels and lists | Planning a move?",
  [pages.plan]:
    "Timeline | Inventory | Box list | Boxes to buy | Tasks by week | Items by room | What to buy | Keep or open a copy | Doors and curbs | Planning a move?",
  [pages.serviceAreas]:
    "Snohomish County | Skagit County | More resources | Is your road missing?",
  [pages.serviceArea]:
    "Along the shore | Toward the mountains | Popular services | Cities | Moving in Snohomish County?",
  [pages.privacy]: "On this page | Erasing | Who receives it | How we do it",
  [pages.compareSheet]: "",
};

test("each page has its sections in order", () => {
  const rows = builtPages().map(({ path }) => [
    path,
    textsOf(path, "h2").join(" | "),
  ]);
  expect(Object.fromEntries(rows)).toEqual(headings);
});

test("the page of each place ends with a question about moving there", () => {
  const places = builtPages().filter(({ path }) => isBelow(path, "/locations"));
  expect(places.map(({ path }) => textsOf(path, "h2").at(-1))).toEqual(
    places.map(({ path }) => {
      const [name] = textsOf(path, "ol [aria-current=page]");
      return `Moving in ${String(name)}?`;
    }),
  );
});

test.each([
  ["/about", `${company.name} belongs to one family in ${company.place}`],
  ["/contact", `${company.shortName} may get in touch about this request.`],
  // Requests go to the site's inbox, not to a service.
  [pages.privacy, "Our own mailbox in Everett does."],
  // An answer in the company's settings that this page lists.
  [pages.privacy, "We take none."],
  // Text above the last button: the page's, or the shared one.
  [pages.otherCity, "Say how far the tulip fields are."],
  [pages.county, "Say which ferry town or hill road it is."],
  [pages.service, "Say what is behind both doors."],
  [pages.guide, "Say what made you choose Everett."],
  [pages.otherService, "Send both streets and a month."],
])("%s says “%s”", (path, text) => {
  expect(mainText(path)).toContain(text);
});

test.each([
  [pages.city, "Get a Free Quote in Everett"],
  [pages.guide, "Get a Free Quote in Everett"],
  [pages.service, "Get Free Quote"],
])("the bar of %s on phones says “%s”", (path, text) => {
  const { html } = builtPage(path);
  const bar = html.querySelectorAll("nav").at(-1);
  expect(bar && visibleText(bar)).toBe(text);
});

test("only the city without services has them coming soon", () => {
  const matching = builtPages().filter((page) =>
    /coming soon/i.test(visibleText(mainOf(page))),
  );
  expect(matching.map(({ path }) => path)).toEqual([pages.cityWithoutServices]);
});

test("box sizes have a row each", () => {
  const rows = textsOf(pages.boxes, "#box-sizes tbody th");
  expect(rows.map((text) => text.replaceAll("\n", " "))).toEqual([
    expect.stringMatching(/^Small ?1\.5 cubic feet$/),
    expect.stringMatching(/^Medium ?3 cubic feet$/),
    expect.stringMatching(/^Large ?4\.5 cubic feet$/),
  ]);
});

test("a long post lists its headings, and shows all that Markdown can", () => {
  const contents = (path: string) =>
    mainLinks(path).filter(({ href }) => href.startsWith("#"));
  // Two sections are seen at a glance.
  expect(contents(pages.otherGuide)).toEqual([]);
  expect(contents(pages.guide).length).toBeGreaterThan(2);
  expect(mainText(pages.guide)).toMatch(/\d+ min read/);
  const main = mainOf(builtPage(pages.guide));
  const missing = ["ol", "ul", "table", "blockquote", "sup a"].filter(
    (element) => !main.querySelector(element),
  );
  expect(missing).toEqual([]);
});

test("the services page links the consumer guide, each link in its language", () => {
  const links = mainOf(builtPage("/services")).querySelectorAll(
    "[aria-labelledby=consumer-guide] a",
  );
  expect(
    links.map((link) => [
      link.querySelector("[lang]")?.getAttribute("lang"),
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["en", "en", "https://www.wa.gov/guide-en.pdf"],
    ["es", "es", "https://www.wa.gov/guide-es.pdf"],
  ]);
});

import { company, pages } from "../fixture/content";
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

test.each([
  ["/about", `${company.name} belongs to one family in ${company.place}`],
  ["/contact", `${company.shortName} may get in touch about this request.`],
  // Requests go to the site's inbox, not to a service.
  ["/privacy", "Our own mailbox in Everett does."],
  // An answer in the company's settings that this page lists.
  ["/privacy", "We take none."],
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

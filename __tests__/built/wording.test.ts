import {
  builtPage,
  builtPages,
  linksIn,
  mainOf,
  notFoundPage,
  sectionOf,
  textOf,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { pagePaths } from "../support/pagePaths";

const pages = builtPages();
const pagesAnd404 = [...pages, notFoundPage()];

const bodyText = ({ html }: BuiltPage) => textOf(html.querySelector("body")!);
const mainText = (path: string) => textOf(mainOf(builtPage(path)));
const headings = (path: string, level: "h2" | "h3") =>
  mainOf(builtPage(path)).querySelectorAll(level).map(textOf);
const linksOf = (path: string) => linksIn(mainOf(builtPage(path)));
const leadsTo = (href: string) => (link: { href: string }) =>
  link.href === href;

/** A button to the quote form; what follows `?` fills the form in. */
const quoteButton = (text: string) => ({
  text,
  href: expect.stringMatching(/^\/contact(?:\?[a-z]+=[a-z-]+)?$/) as string,
});

/** Where the cards of a page lead. */
const cardsOf = (element: ReturnType<typeof mainOf>) =>
  element
    .querySelectorAll("article")
    .map((card) => linksIn(card.querySelector("h2, h3")!)[0]?.href);

const counties = [
  ["Pierce County", "/locations/pierce-county"],
  ["King County", "/locations/king-county"],
  ["Thurston County", "/locations/thurston-county"],
  ["Kitsap County", "/locations/kitsap-county"],
] as const;
const countyPaths = counties.map(([, path]) => path);

const cityPaths = {
  "/locations/pierce-county": ["tacoma", "puyallup", "lakewood"],
  "/locations/king-county": ["seattle", "bellevue", "kent"],
  "/locations/thurston-county": ["olympia", "lacey"],
  "/locations/kitsap-county": ["bremerton", "port-orchard"],
};
const cities = Object.entries(cityPaths).flatMap(([county, slugs]) =>
  slugs.map((slug) => [`${county}/${slug}`, county] as const),
);

const services = [
  "/services/local-moving",
  "/services/packing-services",
  "/services/apartment-moving",
  "/services/long-distance-moving",
];

const guides = [
  "/blog/moving-to-tacoma-guide",
  "/blog/best-tacoma-neighborhoods",
  "/blog/seattle-living-guide",
  "/blog/bellevue-living-guide",
  "/blog/living-in-olympia-guide",
  "/blog/port-orchard-living-guide",
];

describe("every page", () => {
  test("has the navigation of the specification", () => {
    const wrong = pagesAnd404.filter(({ html }) => {
      const items = html
        .querySelector("header nav ul")!
        .children.map((item) => item.querySelector("summary, a")!.text);
      return items.join() !== "Home,Services,About,Contact,Resources,Blog";
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("has the menus of the specification", () => {
    const menus = pagesAnd404.map(({ html }) =>
      html
        .querySelectorAll("header nav details")
        .map((menu) =>
          menu
            .querySelectorAll("ul")
            .map((list) => linksIn(list).map(({ href }) => href)),
        ),
    );
    for (const menu of menus)
      expect(menu).toEqual([
        [
          [
            "/resources/moving-tips",
            "/resources/packing-guide",
            "/resources/service-areas",
            "/locations",
          ],
        ],
        // The seventh is set off from the six guides.
        [guides, ["/blog/moving-tips-and-tricks"]],
      ]);
  });

  test("has the phone number as a link at its top", () => {
    const wrong = pagesAnd404.filter(
      ({ html }) =>
        !linksIn(html.querySelector("header")!).some(
          ({ href, text }) =>
            href === "tel:+12535550142" && text === "(253) 555-0142",
        ),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("ends with place, phone, e-mail, links and the year", () => {
    for (const { html } of pagesAnd404) {
      const footer = html.querySelector("body footer")!;
      const text = textOf(footer);
      expect(text).toContain("Tacoma, WA 98445");
      expect(text).toMatch(/© 20\d\d Sound & Summit Moving Co\./);
      expect(text).toContain("Facebook (coming soon)");
      expect(linksIn(footer)).toEqual(
        expect.arrayContaining([
          { text: "(253) 555-0142", href: "tel:+12535550142" },
          {
            text: "hello@soundandsummit.example",
            href: "mailto:hello@soundandsummit.example",
          },
          { text: "Sitemap", href: "/sitemap" },
        ]),
      );
      const hrefs = linksIn(footer).map(({ href }) => href);
      expect(hrefs).toEqual(
        expect.arrayContaining(["/privacy", "/accessibility"]),
      );
    }
  });

  test("has no token left unfilled", () => {
    const left = pagesAnd404.flatMap((page) =>
      Array.from(
        `${textOf(page.html.querySelector("head")!)}\n${bodyText(page)}`.matchAll(
          /.*\{\w*\}.*/g,
        ),
        ([line]) => `${page.path}: ${line}`,
      ),
    );
    expect(left).toEqual([]);
  });

  test("has no token left in what it tells machines", () => {
    const left = pagesAnd404.flatMap(({ path, html }) =>
      html
        .querySelectorAll("[content], [alt], [aria-label], [title], [href]")
        .flatMap(({ attributes }) => Object.values(attributes))
        .filter((value) => /\{[a-zA-Z]+\}|undefined|\[object/.test(value))
        .map((value) => `${path}: ${value}`),
    );
    expect(left).toEqual([]);
  });
});

describe("home", () => {
  const home = builtPage("/");

  test("has four services, four counties and four featured cities", () => {
    expect(cardsOf(mainOf(home))).toEqual([
      ...services,
      ...countyPaths,
      "/locations/pierce-county/tacoma",
      "/locations/king-county/seattle",
      "/locations/thurston-county/olympia",
      "/locations/king-county/bellevue",
    ]);
  });

  test("links services and locations inside Comprehensive Moving Solutions", () => {
    const links = linksIn(sectionOf(home, "Comprehensive Moving Solutions"));
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([...services, ...countyPaths]),
    );
  });

  test("leads to the quote and to the about page", () => {
    expect(linksOf("/")).toEqual(
      expect.arrayContaining([
        quoteButton("Get Free Quote"),
        // What follows "Learn More" is for screen readers and search engines.
        { text: "Learn More about Sound & Summit", href: "/about" },
      ]),
    );
    expect(linksOf("/").at(-1)?.href).toBe("/contact");
  });

  test("links to the cities of every county", () => {
    const hrefs = linksOf("/").map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(cities.map(([city]) => city)));
  });
});

test("about tells story and values and ends with a way to the contact page", () => {
  expect(headings("/about", "h2")).toEqual(
    expect.arrayContaining(["Our Story", "Our Core Values"]),
  );
  expect(headings("/about", "h3")).toEqual([
    "Family Values",
    "Local Expertise",
    "Professional Excellence",
  ]);
  expect(linksOf("/about").at(-1)?.href).toBe("/contact");
  expect(mainText("/about")).toContain("over a decade");
  expect(mainText("/about")).toContain("2024");
});

test("contact has place, phone, e-mail and hours beside the form", () => {
  const text = mainText("/contact");
  expect(text).toContain("Tacoma, WA 98445");
  expect(text).toContain("Monday to Sunday");
  expect(text).toContain("9:00 AM to 5:00 PM");
  expect(linksOf("/contact")).toEqual(
    expect.arrayContaining([
      { text: "(253) 555-0142", href: "tel:+12535550142" },
      {
        text: "hello@soundandsummit.example",
        href: "mailto:hello@soundandsummit.example",
      },
    ]),
  );
  expect(mainOf(builtPage("/contact")).querySelectorAll("form")).toHaveLength(
    1,
  );
});

describe("services", () => {
  test("has four cards", () => {
    expect(cardsOf(mainOf(builtPage("/services")))).toEqual(services);
  });

  test.each([
    ["/services/local-moving", "Get a Free Quote from Our Tacoma Movers"],
    ["/services/long-distance-moving", "Request a Long Distance Moving Quote"],
  ])("%s ends with the button “%s”", (path, label) => {
    expect(linksOf(path).at(-1)).toEqual(quoteButton(label));
  });
});

describe("blog", () => {
  test("has a grid of the six guides, and one more post below it", () => {
    expect(cardsOf(mainOf(builtPage("/blog")))).toEqual(guides);
    expect(linksOf("/blog")).toContainEqual({
      text: "Moving Tips & Tricks",
      href: "/blog/moving-tips-and-tricks",
    });
  });

  test.each([...guides, "/blog/moving-tips-and-tricks"])(
    "%s has the button “Get a Free Quote”",
    (path) => {
      expect(linksOf(path)).toContainEqual(quoteButton("Get a Free Quote"));
    },
  );
});

describe("resources", () => {
  test("has three cards", () => {
    expect(cardsOf(mainOf(builtPage("/resources")))).toEqual([
      "/resources/moving-tips",
      "/resources/packing-guide",
      "/resources/service-areas",
    ]);
  });

  test("moving tips has the timeline and five lists of tips", () => {
    expect(headings("/resources/moving-tips", "h3")).toEqual(
      expect.arrayContaining([
        "8 weeks before",
        "6 weeks before",
        "4 weeks before",
        "2 weeks before",
        "The week of the move",
      ]),
    );
    expect(headings("/resources/moving-tips", "h2")).toEqual(
      expect.arrayContaining([
        "Time-saving tips",
        "New-home tips",
        "Moving-day tips",
        "Cost-saving tips",
        "Moving-day success tips",
      ]),
    );
  });

  test("packing guide has box sizes, rooms, techniques and considerations", () => {
    const rows = mainOf(builtPage("/resources/packing-guide"))
      .querySelectorAll("tbody th")
      .map((cell) => textOf(cell).replaceAll("\n", " "));
    expect(rows).toEqual([
      expect.stringMatching(/^Small ?1\.5 cubic feet$/),
      expect.stringMatching(/^Medium ?3 cubic feet$/),
      expect.stringMatching(/^Large ?4\.5 cubic feet$/),
    ]);
    expect(headings("/resources/packing-guide", "h2")).toEqual(
      expect.arrayContaining([
        "Kitchen",
        "Bedroom",
        "Living spaces",
        "Packing techniques",
        "Special considerations",
      ]),
    );
  });

  test.each(counties)("service areas presents %s", (name, path) => {
    const area = `/resources/service-areas/${path.split("/").pop()!}`;
    const section = sectionOf(builtPage("/resources/service-areas"), name);
    const links = linksIn(section);
    expect(links).toContainEqual({
      text: `View ${name} Locations`,
      href: path,
    });
    expect(links.find(leadsTo(area))?.text).toMatch(/^Learn more\b/i);
    for (const [city] of cities.filter(([, county]) => county === path))
      expect(links.some(leadsTo(city))).toBe(true);
    expect(links.some(({ href }) => href.startsWith("/services/"))).toBe(true);
  });

  test("service areas ends with help", () => {
    expect(linksOf("/resources/service-areas")).toEqual(
      expect.arrayContaining([
        quoteButton("Get a Free Quote"),
        { text: "View All Locations", href: "/locations" },
      ]),
    );
  });

  test.each(counties)(
    "the area of %s lists cities and services",
    (_name, path) => {
      const area = `/resources/service-areas/${path.split("/").pop()!}`;
      const hrefs = linksOf(area).map(({ href }) => href);
      for (const [city] of cities.filter(([, county]) => county === path))
        expect(hrefs).toContain(city);
      expect(hrefs.some((href) => href.startsWith("/services/"))).toBe(true);
      expect(
        mainOf(builtPage(area)).querySelectorAll("img").length,
      ).toBeGreaterThan(0);
    },
  );
});

describe("locations", () => {
  test("has four county cards with their cities, four services and a quote", () => {
    expect(cardsOf(mainOf(builtPage("/locations")))).toEqual(countyPaths);
    const hrefs = linksOf("/locations").map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ...cities.map(([city]) => city),
        ...services,
        "/contact",
      ]),
    );
  });

  test.each(counties)(
    "%s has city cards and ways back and on",
    (_name, path) => {
      expect(cardsOf(mainOf(builtPage(path)))).toEqual(
        expect.arrayContaining(
          cities.filter(([, county]) => county === path).map(([city]) => city),
        ),
      );
      const hrefs = linksOf(path).map(({ href }) => href);
      expect(hrefs).toEqual(expect.arrayContaining(["/locations", "/contact"]));
    },
  );

  test("Pierce County lists the services and its neighbors", () => {
    const hrefs = linksOf("/locations/pierce-county").map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(services));
    const nearby = sectionOf(
      builtPage("/locations/pierce-county"),
      "Nearby counties",
    );
    expect(linksIn(nearby).map(({ href }) => href)).toEqual([
      "/locations/king-county",
      "/locations/thurston-county",
    ]);
  });

  test.each(cities)("%s leads back to %s and to the quote", (city, county) => {
    expect(linksOf(city).filter(leadsTo(county)).length).toBeGreaterThan(0);
    expect(linksOf(city)).toContainEqual(quoteButton("Get a Free Quote"));
  });

  test("“Coming soon” stands in the services section of exactly six of these cities", () => {
    const coming = cities
      .map(([path]) => builtPage(path))
      .filter((page) => {
        const heading = headings(page.path, "h2").find((text) =>
          text.startsWith("Our services in"),
        );
        return textOf(sectionOf(page, heading!)).includes("Coming soon");
      })
      .map(({ path }) => path);
    expect(coming.sort()).toEqual([
      "/locations/king-county/bellevue",
      "/locations/king-county/kent",
      "/locations/pierce-county/lakewood",
      "/locations/pierce-county/puyallup",
      "/locations/thurston-county/lacey",
      "/locations/thurston-county/olympia",
    ]);
    const anywhere = pagePaths
      .map(builtPage)
      .filter((page) => /coming soon/i.test(textOf(mainOf(page))))
      .map(({ path }) => path);
    expect(anywhere.sort()).toEqual(coming.sort());
  });
});

test("sitemap groups its links as the specification does", () => {
  expect(headings("/sitemap", "h2").slice(0, 5)).toEqual([
    "Main Pages",
    "Services",
    "Locations",
    "Resources",
    "Blog",
  ]);
});

test("unknown paths say so and lead home", () => {
  const main = mainOf(notFoundPage());
  expect(textOf(main.querySelector("h1")!)).toBe("Page Not Found");
  expect(textOf(main)).toContain(
    "Sorry, we couldn't find the page you're looking for.",
  );
  expect(linksIn(main)).toContainEqual({ text: "Return Home", href: "/" });
});

test.each([
  ["over 900,000", /(?:over|more than) 900,000/i, "pierce-county"],
  ["over 2.2 million", /(?:over|more than) 2\.2 million/i, "king-county"],
  ["over 290,000", /(?:over|more than) 290,000/i, "thurston-county"],
])("%s people live in that county", (_figure, pattern, county) => {
  const named = [`/locations/${county}`, `/resources/service-areas/${county}`];
  expect(named.map(mainText).join("\n")).toMatch(pattern);
  const others = [
    ...countyPaths,
    ...countyPaths.map((path) =>
      path.replace("/locations", "/resources/service-areas"),
    ),
  ]
    .filter((path) => !named.includes(path))
    .filter((path) => pattern.test(mainText(path)));
  expect(others).toEqual([]);
});

test.each([
  [
    "over 220,000",
    /(?:over|more than) 220,000/i,
    "/locations/pierce-county/tacoma",
  ],
  [
    "over 750,000",
    /(?:over|more than) 750,000/i,
    "/locations/king-county/seattle",
  ],
])("%s people live in that city", (_figure, pattern, city) => {
  const holding = cities.filter(([path]) => pattern.test(mainText(path)));
  expect(holding.map(([path]) => path)).toEqual([city]);
});

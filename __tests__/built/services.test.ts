import { pages } from "../fixture/content";
import { builtPage, sectionOf, textOf } from "../support/builtPages";
import { cardsOf, linksOf, quoteButton } from "../support/builtMain";

test("the services page has a card for each service in order", () => {
  expect(cardsOf("/services")).toEqual([pages.service, pages.otherService]);
  expect(linksOf("/services").at(-1)).toEqual(quoteButton("Get a Free Quote"));
});

describe("a service page", () => {
  test("lists what the work includes", () => {
    const included = sectionOf(
      builtPage(pages.service),
      "What the work includes",
    );
    expect(textOf(included).split("\n").slice(1)).toEqual([
      "Pads and straps for furniture",
      "Loading, the drive and unloading",
      "Beds set up where you point",
    ]);
  });

  test("answers questions", () => {
    const { html } = builtPage(pages.service);
    expect(html.querySelectorAll("main summary").map(textOf)).toEqual([
      "How early do you arrive?",
      "May we ride along?",
      "Do you ask for a deposit?",
    ]);
  });

  test.each([
    [pages.service, "Get a Free Quote from Our Everett Movers"],
    [pages.otherService, "Ask for a Packing Quote"],
  ])("%s ends with the button “%s”", (path, label) => {
    expect(linksOf(path).at(-1)).toEqual(quoteButton(label));
  });
});

test("the services page links the consumer guide, each link in its language", () => {
  const { html } = builtPage("/services");
  const links = html.querySelectorAll("[aria-labelledby=consumer-guide] a");
  expect(
    links.map((link) =>
      ["lang", "hreflang", "href"].map((name) => link.getAttribute(name)),
    ),
  ).toEqual([
    ["en", "en", "https://www.wa.gov/guide-en.pdf"],
    ["es", "es", "https://www.wa.gov/guide-es.pdf"],
  ]);
});

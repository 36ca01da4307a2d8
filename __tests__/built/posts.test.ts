import { pages } from "../fixture/content";
import { builtPage, mainOf, textOf } from "../support/builtPages";
import {
  cardsOf,
  headings,
  hrefsUnder,
  linksOf,
  mainText,
  quoteButton,
} from "../support/builtMain";

describe("blog", () => {
  test("has a grid of the guides and the other posts below it", () => {
    expect(cardsOf("/blog")).toEqual([pages.guide, pages.otherGuide]);
    expect(hrefsUnder("/blog", "More to read")).toEqual([pages.post]);
  });

  test("ends with a link to the quote form", () => {
    expect(linksOf("/blog").at(-1)).toEqual(quoteButton("Get Free Quote"));
  });
});

describe("a post", () => {
  const timesOf = (path: string) =>
    mainOf(builtPage(path))
      .querySelectorAll("header time")
      .map((time) => [time.getAttribute("datetime"), textOf(time)]);

  test("has the date of its publication and of an update, if any", () => {
    expect(timesOf(pages.otherGuide)).toEqual([
      ["2025-04-02", "Published April 2, 2025"],
      ["2025-06-20", "Updated June 20, 2025"],
    ]);
    expect(timesOf(pages.guide)).toEqual([
      ["2025-03-04", "Published March 4, 2025"],
    ]);
  });

  test("has its reading time", () => {
    expect(mainText(pages.guide)).toMatch(/· \d+ min read/);
  });

  test("lists its second-level headings", () => {
    const contents = (path: string) =>
      linksOf(path).filter(({ href }) => href.startsWith("#"));
    // Two are seen at a glance.
    expect(contents(pages.otherGuide)).toEqual([]);
    expect(contents(pages.guide).length).toBeGreaterThan(2);
  });

  test("shows its list, its table, its quotation and its footnote", () => {
    const main = mainOf(builtPage(pages.guide));
    for (const element of ["ol", "ul", "table", "blockquote", "sup a"])
      expect([element, main.querySelector(element) !== null]).toEqual([
        element,
        true,
      ]);
  });

  test("links to the page of its city, if it is about one", () => {
    const label = /^How we move you in/;
    const links = (path: string) =>
      linksOf(path).filter(({ text }) => label.test(text));
    expect(links(pages.guide)).toEqual([
      { text: "How we move you in Everett", href: pages.city },
    ]);
    expect(links(pages.post)).toEqual([]);
  });

  test("links to the posts that follow it; after the last comes the first", () => {
    expect(headings(pages.otherGuide, "h2")).toContain("More to read");
    expect(cardsOf(pages.otherGuide)).toEqual([pages.post, pages.guide]);
  });

  test.each([pages.guide, pages.otherGuide, pages.post])(
    "%s ends with the button “Get a Free Quote”",
    (path) => {
      expect(linksOf(path).at(-1)).toEqual(quoteButton("Get a Free Quote"));
    },
  );
});

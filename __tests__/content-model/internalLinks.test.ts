import { internalLinks } from "../../src/content-model/internalLinks";

test.each([
  ["an inline link", "See [our page](/about).", ["/about"]],
  ["a link with a title", '[Us](/about "Our page")', ["/about"]],
  ["a link to a place in a page", "[Us](/about#story)", ["/about"]],
  ["a link with a query", "[Ask](/contact?city=kent)", ["/contact"]],
  ["a link in angle brackets", "[Us](</about>)", ["/about"]],
  ["another spelling of a page", "[Us](/About/)", ["/about"]],
  ["a reference", "See [us].\n\n[us]: /about", ["/about"]],
  ["raw HTML", '<a href="/about">us</a>', ["/about"]],
  ["several", "[A](/about) and [B](/blog)", ["/about", "/blog"]],
  ["another site", "[Them](https://example.com/about)", []],
  ["a place in the same page", "[Above](#story)", []],
  ["no link", "Turn left/right at /about.", []],
])("%s", (_what, markdown, links) => {
  expect(internalLinks(markdown)).toEqual(links);
});

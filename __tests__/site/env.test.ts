import { quoteEndpoint, siteUrl } from "../../src/site/env";

test.each([
  [siteUrl, undefined, "https://www.soundandsummit.example"],
  [siteUrl, " https://Movers.test/ ", "https://movers.test"],
  [siteUrl, "http://localhost:8000", "http://localhost:8000"],
  [quoteEndpoint, "  ", "/api/quote"],
  [quoteEndpoint, " /quotes ", "/quotes"],
  [quoteEndpoint, "https://forms.example/q?a=1", "https://forms.example/q?a=1"],
])("%p reads %p as %p", (read, value, meaning) => {
  expect(read(value)).toBe(meaning);
});

test.each([
  ["SITE_URL", siteUrl, "movers.test"],
  ["SITE_URL", siteUrl, "https://movers.test/home"],
  ["SITE_URL", siteUrl, "https://movers.test/?a=1"],
  ["GATSBY_QUOTE_ENDPOINT", quoteEndpoint, "http://forms.example/quote"],
  ["GATSBY_QUOTE_ENDPOINT", quoteEndpoint, "//forms.example/quote"],
  ["GATSBY_QUOTE_ENDPOINT", quoteEndpoint, "javascript:alert(1)"],
])(
  "%s can't be %3$p, and the error says what to write",
  (name, read, value) => {
    expect(() => read(value)).toThrow(`${name} is "${value}": write`);
  },
);

import { parseQuoteEndpoint, parseSiteUrl } from "../../src/site/env";

test.each([
  [parseSiteUrl, undefined, "https://www.soundandsummit.example"],
  [parseSiteUrl, " https://Movers.test/ ", "https://movers.test"],
  [parseSiteUrl, "http://localhost:8000", "http://localhost:8000"],
  [parseQuoteEndpoint, "  ", "/api/quote"],
  [parseQuoteEndpoint, " /quotes ", "/quotes"],
  [
    parseQuoteEndpoint,
    "https://forms.example/q?a=1",
    "https://forms.example/q?a=1",
  ],
])("%p reads %p as %p", (read, value, meaning) => {
  expect(read(value)).toBe(meaning);
});

test.each([
  ["SITE_URL", parseSiteUrl, "movers.test"],
  ["SITE_URL", parseSiteUrl, "https://movers.test/home"],
  ["SITE_URL", parseSiteUrl, "https://movers.test/?a=1"],
  ["GATSBY_QUOTE_ENDPOINT", parseQuoteEndpoint, "http://forms.example/quote"],
  ["GATSBY_QUOTE_ENDPOINT", parseQuoteEndpoint, "//forms.example/quote"],
  // Browsers send nothing to such an address.
  ["GATSBY_QUOTE_ENDPOINT", parseQuoteEndpoint, "https://a:b@forms.example/"],
  ["GATSBY_QUOTE_ENDPOINT", parseQuoteEndpoint, "javascript:alert(1)"],
])(
  "%s can't be %3$p, and the error says what to write",
  (name, read, value) => {
    expect(() => read(value)).toThrow(`${name} is "${value}": write`);
  },
);

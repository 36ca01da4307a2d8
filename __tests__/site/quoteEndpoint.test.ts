import { quoteEndpoint } from "../../src/site/quoteEndpoint";

describe("quote requests are posted to", () => {
  test.each([undefined, "", "  "])(
    "the site's own receiver if the variable is %p",
    (value) => {
      expect(quoteEndpoint(value)).toBe("/api/quote");
    },
  );

  test.each([
    "https://forms.example/quote?site=1",
    "/quotes",
    "/.netlify/functions/quote",
  ])("%s if the variable has that value", (value) => {
    expect(quoteEndpoint(` ${value} `)).toBe(value);
  });

  test.each([
    "http://forms.example/quote",
    "//forms.example/quote",
    "forms.example/quote",
    "api/quote",
    "mailto:hello@forms.example",
    "/api quote",
    "javascript:alert(1)",
  ])("never %s: the error says what is allowed", (value) => {
    expect(() => quoteEndpoint(value)).toThrow(
      `GATSBY_QUOTE_ENDPOINT is "${value}": write an absolute https address, a path such as /api/quote, or nothing`,
    );
  });
});

import {
  isHydrationDeferred,
  quoteEndpoint,
  siteUrl,
} from "../../src/site/env";

test.each([
  [siteUrl, undefined, "https://www.soundandsummit.example"],
  [siteUrl, "  ", "https://www.soundandsummit.example"],
  [siteUrl, " https://Movers.test/ ", "https://movers.test"],
  [siteUrl, "http://localhost:8000", "http://localhost:8000"],
  [quoteEndpoint, undefined, "/api/quote"],
  [quoteEndpoint, "  ", "/api/quote"],
  [quoteEndpoint, " /quotes ", "/quotes"],
  [
    quoteEndpoint,
    "https://forms.example/quote?site=1",
    "https://forms.example/quote?site=1",
  ],
  [isHydrationDeferred, undefined, true],
  [isHydrationDeferred, "", true],
  [isHydrationDeferred, "true", true],
  [isHydrationDeferred, "false", false],
])("%p reads %p as %p", (read, value, meaning) => {
  expect(read(value)).toBe(meaning);
});

const refusals = [
  {
    read: siteUrl,
    values: [
      "movers.test",
      "ftp://movers.test",
      "https://movers.test/home",
      "https://movers.test/?a=1",
      "https://movers.test/#top",
      "https://",
    ],
    remedy: (value: string) =>
      `SITE_URL is "${value}": write the site's origin, such as https://www.soundandsummit.example`,
  },
  {
    read: quoteEndpoint,
    values: [
      "http://forms.example/quote",
      "//forms.example/quote",
      "forms.example/quote",
      "/api quote",
      "javascript:alert(1)",
    ],
    remedy: (value: string) =>
      `GATSBY_QUOTE_ENDPOINT is "${value}": write an absolute https address, a path such as /api/quote, or nothing`,
  },
  {
    read: isHydrationDeferred,
    values: ["no"],
    remedy: (value: string) =>
      `DEFER_HYDRATION is "${value}": write "false" to build plain Gatsby pages, or "true"`,
  },
];

test.each(
  refusals.flatMap(({ read, values, remedy }) =>
    values.map((value) => [read, value, remedy(value)] as const),
  ),
)("%p refuses %p and says what is allowed", (read, value, remedy) => {
  expect(() => read(value)).toThrow(remedy);
});

import { checkContent } from "../../../../src/content/check/checkContent";
import {
  cityFile,
  countyFile,
  pictures,
  postFile,
  redirectsFile,
  today,
  wholeContent,
} from "../../../support/contentFactories";

const king = countyFile({
  name: "King County",
  fips: "53033",
  area: {
    ...(countyFile().frontMatter.area as object),
    title: "King County",
    description: `${String(cityFile().frontMatter.description)} King.`,
  },
});

const check = (
  redirects: readonly Readonly<Record<"from" | "to", string>>[],
  released: readonly string[] = [],
  files = wholeContent(king),
) =>
  checkContent(
    {
      files: [
        ...files.filter(({ path }) => path !== "settings/redirects.md"),
        redirectsFile({ redirects }),
      ],
      pictures,
      released,
    },
    today,
  );

test("redirects from unused paths to pages are valid", () => {
  const { faults, redirects } = check([
    { from: "/quote", to: "/contact" },
    { from: "/home", to: "/" },
  ]);
  expect(faults).toEqual([]);
  expect(redirects).toEqual({ "/quote": "/contact", "/home": "/" });
});

describe("a fault is", () => {
  const to = "/contact";
  test.each([
    [
      "a target that is no page",
      [{ from: "/a", to: "/contcat" }],
      "to",
      "There is no such page.",
    ],
    [
      "the 404 page as a target",
      [{ from: "/a", to: "/404" }],
      "to",
      "Write another page",
    ],
    [
      "another host as a target",
      [{ from: "/a", to: "//evil.example" }],
      "to",
      "Write ",
    ],
    [
      "a redirect from a page",
      [{ from: "/about", to }],
      "from",
      "Remove it: there is a page",
    ],
    [
      "an address twice",
      [
        { from: "/a", to: "/" },
        { from: "/a", to },
      ],
      "from",
      "listed above",
    ],
    [
      "a chain",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to },
      ],
      "to",
      "Write /contact: this address is itself redirected",
    ],
    ["a loop", [{ from: "/a", to: "/a" }], "to", "leads back to itself"],
  ])("%s", (_what, redirects, field, remedy) => {
    expect(check(redirects).faults).toEqual([
      expect.objectContaining({
        file: "content/settings/redirects.md",
        field: expect.stringMatching(
          new RegExp(`redirects\\.\\d\\.${field}`),
        ) as string,
        remedy: expect.stringContaining(remedy) as string,
      }),
    ]);
  });

  test("a released path without a page", () => {
    expect(check([], ["/contact", "/blog/old-name"]).faults).toEqual([
      expect.objectContaining({
        file: "content/settings/redirects.md",
        value: "/blog/old-name",
        remedy: expect.stringContaining("(from: /blog/old-name)") as string,
      }),
    ]);
  });
});

describe("a released page that is a draft now", () => {
  const post = "/blog/moving-to-tacoma";
  const city = "/locations/king-county/kent";
  const files = wholeContent(
    king,
    postFile({ draft: true }),
    cityFile({ name: "Kent", county: "king-county", draft: true }),
  );

  test("leads to the page above it", () => {
    const { faults, redirects } = check([], [post, city], files);
    expect(faults).toEqual([]);
    expect(redirects).toEqual({
      [post]: "/blog",
      [city]: "/locations/king-county",
    });
  });

  test("leads where the content says, if it does", () => {
    const { faults, redirects } = check(
      [{ from: post, to: "/about" }],
      [post],
      files,
    );
    expect(faults).toEqual([]);
    expect(redirects).toEqual({ [post]: "/about" });
  });
});

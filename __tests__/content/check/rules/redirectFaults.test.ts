import { checkContent } from "../../../../src/content/check/checkContent";
import {
  cityFile,
  countyFile,
  navigationFile,
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
  const city = "/locations/pierce-county/kent";
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
      [city]: "/locations/pierce-county",
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

describe("a city that moved to another county", () => {
  const old = "/locations/pierce-county/tacoma";
  const now = "/locations/king-county/tacoma";
  const files = wholeContent(
    king,
    cityFile({ county: "king-county" }),
    cityFile({ name: "Kent" }, { body: `See [Tacoma](${old}#facts).` }),
    navigationFile({ footer: [{ label: "Tacoma", path: old }] }),
  );

  test("needs one change only: its released address is redirected", () => {
    const { faults, redirects } = check(
      [{ from: "/tacoma", to: old }],
      [old],
      files,
    );
    expect(faults).toEqual([]);
    expect(redirects).toEqual({ [old]: now, "/tacoma": now });
  });

  test("leaves warnings where others name the old address", () => {
    const { warnings } = check([], [old], files);
    expect(
      warnings.map(({ file, value, remedy }) => [file, value, remedy]),
    ).toEqual([
      [
        "content/cities/kent.md",
        `${old}#facts`,
        expect.stringMatching(`^Write ${now}#facts: the page has moved`),
      ],
      [
        "content/settings/navigation.md",
        old,
        expect.stringMatching(`^Write ${now}: the page has moved`),
      ],
    ]);
  });
});

test("what was removed is not offered as if it had never been", () => {
  const city = cityFile(
    { county: "thurston-county" },
    { body: "See [it](/blog/old)." },
  );
  const released = ["/locations/thurston-county", "/blog/old"];
  const { faults } = check([], released, wholeContent(city));
  expect(faults.map(({ remedy }) => remedy)).toEqual([
    expect.stringMatching(
      /^This county was removed: name another, or bring its file back\./,
    ),
    expect.stringMatching(/^This page was removed: name another/),
  ]);
});

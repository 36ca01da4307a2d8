import { checkContent } from "../../../../src/content/check/checkContent";
import {
  cityFile,
  pictures,
  postFile,
  redirectsFile,
  today,
  wholeContent,
} from "../../../support/contentFactories";

const check = (
  redirects: readonly Readonly<Record<"from" | "to", string>>[],
  released: readonly string[] = [],
  files: readonly ReturnType<typeof postFile>[] = [],
) =>
  checkContent(
    {
      files: wholeContent(...files, redirectsFile({ redirects })),
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

test.each([
  [[["/a", "/contcat"]], "0.to", "There is no such page."],
  [[["/a", "/404"]], "0.to", "Write another page"],
  [[["/a", "//evil.example"]], "0.to", "Write "],
  [[["/about", "/contact"]], "0.from", "Remove it: there is a page"],
  [
    [
      ["/a", "/"],
      ["/a", "/contact"],
    ],
    "1.from",
    "listed above",
  ],
  [
    [
      ["/a", "/b"],
      ["/b", "/contact"],
    ],
    "0.to",
    "Write /contact: this address is itself redirected",
  ],
  [[["/a", "/a"]], "0.to", "leads back to itself"],
])("redirects %j have a fault in %s: %s", (rows, field, remedy) => {
  const redirects = rows.map(([from = "", to = ""]) => ({ from, to }));
  expect(check(redirects).faults).toContainEqual(
    expect.objectContaining({
      file: "content/settings/redirects.md",
      field: `redirects.${field}`,
      remedy: expect.stringContaining(remedy) as string,
    }),
  );
});

test("an address that visitors know and that has no page any more is a fault", () => {
  expect(check([], ["/contact", "/blog/old-name"]).faults).toEqual([
    expect.objectContaining({
      file: "content/settings/redirects.md",
      value: "/blog/old-name",
      remedy: expect.stringContaining("(from: /blog/old-name)") as string,
    }),
  ]);
});

test("a released page that is a draft now leads to the page above, or where the content says", () => {
  const post = "/blog/moving-to-tacoma";
  const city = "/locations/pierce-county/kent";
  const drafts = [
    postFile({ draft: true }),
    cityFile({ name: "Kent", draft: true }),
  ];
  const { faults, redirects } = check([], [post, city], drafts);
  expect(faults).toEqual([]);
  expect(redirects).toEqual({
    [post]: "/blog",
    [city]: "/locations/pierce-county",
  });
  expect(
    check([{ from: post, to: "/about" }], [post], drafts).redirects,
  ).toEqual({ [post]: "/about" });
});

import { checkContent } from "../../../../src/content/check/checkContent";
import type { ContentFile } from "../../../../src/content/model/contentFile";
import { pages } from "../../../fixture/content";
import {
  editedFixtureFile,
  fixtureFilesWith,
  fixturePictures,
  fixedToday,
} from "../../../support/fixtureFiles";

const check = (
  redirects: readonly Readonly<Record<"from" | "to", string>>[],
  releasedPaths: readonly string[] = [],
  ...files: readonly ContentFile[]
) =>
  checkContent(
    {
      files: fixtureFilesWith(
        ...files,
        editedFixtureFile("settings/redirects.md", { redirects }),
      ),
      pictures: fixturePictures,
      releasedPaths,
    },
    fixedToday,
  );

test("an address that visitors know and that has no page any more is an error", () => {
  expect(check([], ["/contact", "/blog/old-name"]).errors).toEqual([
    expect.objectContaining({
      file: "content/settings/redirects.md",
      value: "/blog/old-name",
      message: expect.stringContaining("(from: /blog/old-name)") as string,
    }),
  ]);
});

test("a released page that is a draft now leads to the page above, or where the content says", () => {
  const { post } = pages;
  const city = `${pages.county}/marysville`;
  const draft = editedFixtureFile("posts/moving-tips-and-tricks.md", {
    draft: true,
  });
  const { errors, redirects } = check([], [post, city], draft);
  expect(errors).toEqual([]);
  expect(redirects).toEqual({
    [post]: "/blog",
    [city]: pages.county,
  });
  expect(
    check([{ from: post, to: "/about" }], [post], draft).redirects,
  ).toEqual({ [post]: "/about" });
});

test("a redirect from a page is the only error, though others lead there", () => {
  const { errors } = check([
    { from: "/about", to: "/contact" },
    { from: "/about-us", to: "/about" },
  ]);
  expect(errors.map(({ fieldPath }) => fieldPath)).toEqual([
    "redirects.0.from",
  ]);
});

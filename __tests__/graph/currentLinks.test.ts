import type { Node } from "gatsby";
import { currentPath, withCurrentLinks } from "../../src/graph/currentLinks";

/** Finds Tacoma, now in King County, and no other city. */
const context = {
  nodeModel: {
    findOne: ({ type, query }: { type: string; query: object }) =>
      Promise.resolve(
        type === "City" && JSON.stringify(query).includes('"tacoma"')
          ? ({ path: "/locations/king-county/tacoma" } as unknown as Node)
          : null,
      ),
  },
};

test.each([
  ["/locations/pierce-county/tacoma", "/locations/king-county/tacoma"],
  ["/locations/king-county/tacoma", "/locations/king-county/tacoma"],
  ["/locations/pierce-county/kent", "/locations/pierce-county/kent"],
  ["/services/tacoma", "/services/tacoma"],
  ["/", "/"],
])("a link to %s leads to %s", async (path, now) => {
  expect(await currentPath(path, context)).toBe(now);
});

test("links in HTML lead straight to a city that moved", async () => {
  const html = (path: string) =>
    `<p>See <a href="${path}#facts">/locations/pierce-county/tacoma</a> or <a href="/about">us</a>.</p>`;
  expect(
    await withCurrentLinks(html("/locations/pierce-county/tacoma"), context),
  ).toBe(html("/locations/king-county/tacoma"));
});

import { readBuilt } from "../support/builtFiles";
import { pagesAnd404, faultsOf } from "../support/pageFaults";

const isAdmin = (address: string) =>
  /^\/admin(?:\/|$)/.test(new URL(address, "https://site.invalid").pathname);

test("the page at /admin is built and not indexed", () => {
  expect(readBuilt("/admin/index.html")).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test("no page links to it", () => {
  const links = faultsOf(pagesAnd404(), ({ html }) =>
    html
      .querySelectorAll("[href], [src], [action]")
      .flatMap(({ attributes: { href, src, action } }) => [href, src, action])
      .filter((address) => address !== undefined && isAdmin(address))
      .map(String),
  );
  expect(links).toEqual([]);
});

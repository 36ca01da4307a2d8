import { formatFaults } from "../../../src/content-model/faults";
import { redirectFaults } from "../../../src/content-check/rules/redirectFaults";

const pages = ["/", "/contact", "/blog/new-name", "/404"];

const faultsOf = (
  redirects: Readonly<Record<string, string>>,
  released: readonly string[] = [],
) => redirectFaults({ redirects, pages, released });

test("redirects from unused paths to pages are valid", () => {
  const redirects = { "/quote": "/contact", "/home": "/" };
  expect(faultsOf(redirects)).toEqual([]);
});

describe("a fault is", () => {
  test.each([
    [
      "a target that is not a page",
      { "/a": "/contcat" },
      "There is no such page.",
    ],
    ["the 404 page as a target", { "/a": "/404" }, "There is no such page."],
    ["another host as a target", { "/a": "//evil.example" }, "no such page"],
    [
      "a redirect from a page",
      { "/contact": "/" },
      "Remove this line: there is a page at that address.",
    ],
    [
      "a chain",
      { "/a": "/b", "/b": "/contact" },
      'Redirect straight to "/contact"',
    ],
    ["a loop", { "/a": "/a" }, "this target is redirected itself"],
    ["capitals", { "/A": "/contact" }, "Write the old address in lower case"],
    ["a slash at the end", { "/a/": "/contact" }, "none at its end"],
    ["no slash at the start", { a: "/contact" }, "with a slash at its start"],
  ])("%s", (_what, redirects, remedy) => {
    const faults = faultsOf(redirects);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.file).toBe("src/site/redirects.ts");
    expect(faults[0]?.field).toBe(Object.keys(redirects)[0]);
    expect(faults[0]?.remedy).toContain(remedy);
  });

  test("a released path without a page", () => {
    const message = formatFaults(faultsOf({}, ["/contact", "/blog/old-name"]));
    expect(message).toContain("1 fault in");
    expect(message).toContain(
      'add "/blog/old-name" and the page that replaces it. Did you mean "/blog/new-name"?',
    );
  });
});

test("a released path may be redirected", () => {
  const redirects = { "/blog/old-name": "/blog/new-name" };
  expect(faultsOf(redirects, ["/blog/old-name"])).toEqual([]);
});

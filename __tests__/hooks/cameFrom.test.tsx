/** @jest-environment jsdom */
import type * as module from "../../src/hooks/cameFrom";

/** A fresh copy of the module, as in a new document. */
function fresh(referrer: string): typeof module {
  jest.resetModules();
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  return jest.requireActual<typeof module>("../../src/hooks/cameFrom");
}

test.each([
  ["", undefined],
  ["https://search.example/tacoma", undefined],
  [`${window.location.origin}/locations?a=b`, "/locations"],
])("with the referrer %p the visitor came from %p", (referrer, from) => {
  expect(fresh(referrer).cameFrom()).toBe(from);
});

test("after client-side navigation it is the page that was left last", () => {
  const { cameFrom, leavePage } = fresh(`${window.location.origin}/`);
  leavePage(undefined);
  expect(cameFrom()).toBe("/");
  leavePage("/about");
  leavePage("/services");
  expect(cameFrom()).toBe("/services");
});

test("a link within a page does not count as leaving it", () => {
  const { cameFrom, leavePage } = fresh("");
  leavePage("/services");
  window.history.pushState(null, "", "/contact#content");
  leavePage("/contact");
  expect(cameFrom()).toBe("/services");
});

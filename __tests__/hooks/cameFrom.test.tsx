/** @jest-environment jsdom */
import type * as module from "../../src/hooks/cameFrom";

/** The module as a new document has it. */
function fresh(referrer: string): typeof module {
  jest.resetModules();
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  return jest.requireActual<typeof module>("../../src/hooks/cameFrom");
}

test.each([
  ["", undefined],
  ["https://search.example/tacoma", undefined],
  [`${window.location.origin}/locations?a=b`, "/locations"],
])("a document that %p brought comes from %p", (referrer, from) => {
  expect(fresh(referrer).cameFrom()).toBe(from);
});

test("client navigation comes from the page it left last", () => {
  const { cameFrom, leavePage } = fresh(`${window.location.origin}/`);
  leavePage(undefined);
  expect(cameFrom()).toBe("/");
  leavePage("/about");
  leavePage("/services");
  expect(cameFrom()).toBe("/services");
});

test("a link to a place within the page leaves no page", () => {
  const { cameFrom, leavePage } = fresh("");
  leavePage("/services");
  window.history.pushState(null, "", "/contact#content");
  leavePage("/contact");
  expect(cameFrom()).toBe("/services");
});

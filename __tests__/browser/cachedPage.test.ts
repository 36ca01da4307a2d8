/** @jest-environment jsdom */
import { takeCachedPageParameter } from "../../src/browser/cachedPage";

test.each([
  ["/plan?copy=B&from=home#plan=z", true, "/plan?from=home#plan=z"],
  ["/plan?copy=#plan=z", true, "/plan#plan=z"],
  ["/plan?from=home", false, "/plan?from=home"],
])("%s is a cached page: %s, and its address is %s", (from, isCached, to) => {
  const state = { scroll: 7 };
  history.replaceState(state, "", from);
  expect(takeCachedPageParameter()).toBe(isCached);
  expect(location.href).toBe(location.origin + to);
  expect(history.state).toEqual(state);
});

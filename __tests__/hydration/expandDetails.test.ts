/** @jest-environment jsdom */
import { expandDetails } from "../../src/hydration/expandDetails";

test("folded parts are open while the page is printed, and no others", () => {
  document.body.innerHTML = `
    <header><details></details></header>
    <main>
      <details open></details>
      <details></details>
      <details data-unprinted></details>
    </main>`;
  expandDetails();
  const open = () =>
    Array.from(document.querySelectorAll("details"), (fold) => fold.open);
  window.dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual([false, true, true, false]);
  window.dispatchEvent(new Event("afterprint"));
  expect(open()).toEqual([false, true, false, false]);
});

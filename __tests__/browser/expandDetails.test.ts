/** @jest-environment jsdom */
import { expandDetails } from "../../src/browser/expandDetails";

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

test("what folds the target of a link opens, also where browsers leave it closed", () => {
  document.body.innerHTML =
    "<details></details><details><p id='copies'></p></details>";
  expandDetails();
  location.hash = "#copies";
  window.dispatchEvent(new Event("hashchange"));
  const open = Array.from(document.querySelectorAll("details"), (d) => d.open);
  expect(open).toEqual([false, true]);
});

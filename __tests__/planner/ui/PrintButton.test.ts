/** @jest-environment jsdom */
import { hideSiblingsInPrint } from "../../../src/planner/ui/PrintButton";

test("what is beside a part stays off its print, and afterwards only what is never printed", () => {
  document.body.innerHTML =
    "<p></p><section></section><p class='unprinted'></p>";
  const unprinted = () =>
    Array.from(document.body.children, (one) => one.matches(".unprinted"));
  const end = hideSiblingsInPrint(document.querySelector("section"));
  expect(unprinted()).toEqual([true, false, true]);
  end();
  expect(unprinted()).toEqual([false, false, true]);
});

/** @jest-environment jsdom */
import { openMenuWithoutPopover } from "../../../src/build/hydration/menuWithoutPopover";

document.body.innerHTML = `
  <nav popover="auto"></nav>
  <button popovertarget="menu"><b>Menu</b></button>
  <main>Text</main>`;

const isOpen = () => "open" in document.querySelector("nav")!.dataset;
const click = (selector: string) =>
  document.querySelector<HTMLElement>(selector)!.click();

test("the button opens and closes the menu, and nothing else does", () => {
  // jsdom knows no popovers.
  openMenuWithoutPopover();
  click("main");
  expect(isOpen()).toBe(false);
  click("button");
  expect(isOpen()).toBe(true);
  click("main");
  expect(isOpen()).toBe(true);
  click("b");
  expect(isOpen()).toBe(false);
});

test("browsers that know popovers are left alone", () => {
  const listen = jest.spyOn(window, "addEventListener");
  Object.assign(HTMLElement.prototype, { popover: null });
  openMenuWithoutPopover();
  expect(listen).not.toHaveBeenCalled();
});

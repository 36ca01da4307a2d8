/** @jest-environment jsdom */
import {
  closeMobileMenu,
  enableMenuWithoutPopover,
} from "../../../../src/components/layout/menu/mobileMenu";

// jsdom has no popovers, like browsers before 2024.
document.body.innerHTML = `
  <div>
    <header><button popovertarget="menu"><b>Menu</b></button><nav popover="auto"></nav></header>
    <main></main>
  </div>`;

const menu = document.querySelector("nav")!;

test("the button opens and closes the menu, and nothing else does", () => {
  enableMenuWithoutPopover();
  const states = ["main", "b", "main", "b"].map((selector) => {
    document.querySelector<HTMLElement>(selector)!.click();
    return "open" in menu.dataset;
  });
  expect(states).toEqual([false, true, true, false]);
});

test("with popovers the popover is closed, and without them no unknown selector is used", () => {
  const togglePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { popover: null, togglePopover });
  closeMobileMenu(menu);
  expect(togglePopover).toHaveBeenCalledWith(false);
  closeMobileMenu(document.createElement("nav"));
  expect(togglePopover).toHaveBeenCalledTimes(1);
  const listen = jest.spyOn(window, "addEventListener");
  enableMenuWithoutPopover();
  expect(listen).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import {
  closeMobileMenu,
  keepWithinMobileMenu,
  openMenuWithoutPopover,
} from "../../../../src/components/layout/menu/mobileMenu";

// Like browsers before 2024, jsdom has no popovers.
document.body.innerHTML = `
  <div>
    <a href="#content">Skip</a>
    <header><button popovertarget="menu"><b>Menu</b></button><nav popover="auto" data-open></nav></header>
    <main></main>
    <footer></footer>
  </div>`;

const menu = document.querySelector("nav")!;
const inert = () =>
  Array.from(document.querySelectorAll<HTMLElement>("div > *"))
    .filter((part) => part.inert)
    .map(({ localName }) => localName);

test("while the menu is open the rest of the page is inert", async () => {
  const letOut = keepWithinMobileMenu(menu);
  expect(inert()).toEqual(["a", "main", "footer"]);
  closeMobileMenu(menu);
  await Promise.resolve();
  expect(inert()).toEqual([]);
  letOut();
});

test("the button opens and closes the menu, and nothing else does", () => {
  openMenuWithoutPopover();
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
  const listen = jest.spyOn(window, "addEventListener");
  openMenuWithoutPopover();
  expect(listen).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import {
  closeMobileMenu,
  keepWithinMobileMenu,
} from "../../src/hooks/mobileMenu";

// jsdom knows no popovers, as browsers before 2024.
document.body.innerHTML = `
  <div>
    <a href="#content">Skip</a>
    <header><nav popover="auto" data-open></nav></header>
    <main></main>
    <footer></footer>
  </div>`;

const menu = document.querySelector("nav")!;
const inert = () =>
  Array.from(document.querySelectorAll<HTMLElement>("div > *"))
    .filter((part) => part.inert)
    .map(({ localName }) => localName);

test("while the menu is open nothing beside the header can be reached", async () => {
  const letOut = keepWithinMobileMenu(menu);
  expect(inert()).toEqual(["a", "main", "footer"]);
  closeMobileMenu(menu);
  await Promise.resolve();
  expect(inert()).toEqual([]);
  letOut();
});

test("browsers that know popovers are asked to close theirs, and no selector that others refuse", () => {
  const togglePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { popover: null, togglePopover });
  closeMobileMenu(menu);
  expect(togglePopover).toHaveBeenCalledWith(false);
});

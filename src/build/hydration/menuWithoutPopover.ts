/**
 * Has the menu's button open and close it by `data-open` where browsers don't
 * by themselves: they know popovers from Chrome 114, Firefox 125 and Safari 17
 * on.
 */
export function openMenuWithoutPopover(): void {
  if ("popover" in HTMLElement.prototype) return;
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[popovertarget]"))
      document.querySelector("[popover]")?.toggleAttribute("data-open");
  });
}

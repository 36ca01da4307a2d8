/** Whether the browser supports popovers: from Chrome 114, Firefox 125 and Safari 17 on. */
const supportsPopovers = () => "popover" in HTMLElement.prototype;

const isOpen = (menu: HTMLElement): boolean =>
  supportsPopovers() ? menu.matches(":popover-open") : "open" in menu.dataset;

export function closeMobileMenu(menu: HTMLElement): void {
  if (!supportsPopovers()) delete menu.dataset.open;
  // `togglePopover` throws on a menu that React has replaced, as in translated pages.
  else if (menu.isConnected) menu.togglePopover(false);
}

/** Returns the parts of the page outside the menu's header. */
function outsideHeader(menu: HTMLElement): HTMLElement[] {
  const parts = menu.closest("header")?.parentElement?.children ?? [];
  return Array.from(parts as Iterable<HTMLElement>).filter(
    (part) => !part.contains(menu),
  );
}

/**
 * Confines focus and screen readers to the header while its menu is open.
 * @returns a function that removes the listeners
 */
export function confineFocusToMobileMenu(menu: HTMLElement): () => void {
  const update = () => {
    for (const part of outsideHeader(menu)) part.inert = isOpen(menu);
  };
  const openObserver = new MutationObserver(update);
  openObserver.observe(menu, { attributeFilter: ["data-open"] });
  menu.addEventListener("toggle", update);
  update();
  return () => {
    openObserver.disconnect();
    menu.removeEventListener("toggle", update);
  };
}

/** Makes the menu's button toggle `data-open` in browsers without popovers. */
export function enableMenuWithoutPopover(): void {
  if (supportsPopovers()) return;
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[popovertarget]"))
      document.querySelector("[popover]")?.toggleAttribute("data-open");
  });
}

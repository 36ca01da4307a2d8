/** Supported from Chrome 114, Firefox 125 and Safari 17 on. */
const supportsPopovers = () => "popover" in HTMLElement.prototype;

const isOpen = (menu: HTMLElement): boolean =>
  supportsPopovers() ? menu.matches(":popover-open") : "open" in menu.dataset;

export function closeMobileMenu(menu: HTMLElement): void {
  if (!supportsPopovers()) delete menu.dataset.open;
  // In a page that the browser has translated, React replaces the menu.
  else if (menu.isConnected) menu.togglePopover(false);
}

/** The parts of the page outside the header with the menu. */
function outsideHeader(menu: HTMLElement): HTMLElement[] {
  const parts = menu.closest("header")?.parentElement?.children ?? [];
  return Array.from(parts as Iterable<HTMLElement>).filter(
    (part) => !part.contains(menu),
  );
}

/**
 * Confines focus and screen readers to the menu while it is open.
 * @returns a function that ends this
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

/** In browsers without popovers, makes the menu's button open and close it by `data-open`. */
export function enableMenuWithoutPopover(): void {
  if (supportsPopovers()) return;
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[popovertarget]"))
      document.querySelector("[popover]")?.toggleAttribute("data-open");
  });
}

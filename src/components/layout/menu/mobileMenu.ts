/** Browsers know popovers from Chrome 114, Firefox 125 and Safari 17 on. */
const supportsPopovers = () => "popover" in HTMLElement.prototype;

const isOpen = (menu: HTMLElement): boolean =>
  supportsPopovers() ? menu.matches(":popover-open") : "open" in menu.dataset;

export function closeMobileMenu(menu: HTMLElement): void {
  if (!supportsPopovers()) delete menu.dataset.open;
  // React replaces the menu in a page that the browser has translated.
  else if (menu.isConnected) menu.togglePopover(false);
}

/** The parts of the page outside the header with the menu. */
function restOf(menu: HTMLElement): HTMLElement[] {
  const parts = menu.closest("header")?.parentElement?.children ?? [];
  return Array.from(parts as Iterable<HTMLElement>).filter(
    (part) => !part.contains(menu),
  );
}

/**
 * Keeps focus and screen readers within the menu while it is open.
 * @returns a function that stops this
 */
export function keepWithinMobileMenu(menu: HTMLElement): () => void {
  const update = () => {
    for (const part of restOf(menu)) part.inert = isOpen(menu);
  };
  const opened = new MutationObserver(update);
  opened.observe(menu, { attributeFilter: ["data-open"] });
  menu.addEventListener("toggle", update);
  update();
  return () => {
    opened.disconnect();
    menu.removeEventListener("toggle", update);
  };
}

/**
 * Opens and closes the menu by `data-open` in browsers without popovers, when its
 * button is pressed.
 */
export function openMenuWithoutPopover(): void {
  if (supportsPopovers()) return;
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[popovertarget]"))
      document.querySelector("[popover]")?.toggleAttribute("data-open");
  });
}

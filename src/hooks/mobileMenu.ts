/** `src/hydration` opens the menu of those that don't, and says so by `data-open`. */
const knowsPopovers = () => "popover" in HTMLElement.prototype;

const isOpen = (menu: HTMLElement): boolean =>
  knowsPopovers() ? menu.matches(":popover-open") : "open" in menu.dataset;

/** Closes the menu of small screens; does nothing where it is closed. */
export function closeMobileMenu(menu: HTMLElement): void {
  if (knowsPopovers()) menu.togglePopover(false);
  else delete menu.dataset.open;
}

/** What stands beside the header that the menu is in. */
function restOf(menu: HTMLElement): HTMLElement[] {
  const parts = menu.closest("header")?.parentElement?.children ?? [];
  return Array.from(parts as Iterable<HTMLElement>).filter(
    (part) => !part.contains(menu),
  );
}

/**
 * Keeps focus and screen readers out of the rest while the menu is open.
 * @returns a function that ends it
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

import { closeMobileMenu, confineFocusToMobileMenu } from "./mobileMenu";

/** Delays in milliseconds, which the owner has fixed. */
const menuTimings = {
  hover: 200,
  /** Time after a menu closes in which another menu opens without delay. */
  skip: 300,
  close: 150,
} as const;

const menusOf = (root: HTMLElement) => root.querySelectorAll("details");

function closeMenus(root: HTMLElement): void {
  for (const menu of menusOf(root)) menu.open = false;
  closeMobileMenu(root);
}

/** Marks a navigation as enhanced, because both the page script and React enhance it. */
const attached = Symbol.for("attached");

/**
 * Enhances the disclosures in a navigation: they open on hover, and close on Escape, on
 * navigation, on a click on a link, and when the pointer or focus leaves.
 * @returns a function that removes the listeners; `undefined` if the navigation was already
 * enhanced
 */
export function enhanceMenus(
  root: HTMLElement & { [attached]?: boolean },
): (() => void) | undefined {
  if (root[attached]) return undefined;
  root[attached] = true;
  const listening = new AbortController();
  const on = <T extends keyof HTMLElementEventMap>(
    target: EventTarget | null,
    type: T,
    listener: (event: HTMLElementEventMap[T]) => void,
  ) => target?.addEventListener(type, listener as EventListener, listening);
  // The styles decide whether the header has room for the menus: elsewhere, the navigation
  // is a fixed popover.
  const isDesktop = () => getComputedStyle(root).position !== "fixed";
  const releaseFocus = confineFocusToMobileMenu(root);
  let closedAt = -Infinity;
  let timer: number | undefined;
  /** The menu that has opened on hover. A click on this menu must not close it. */
  let openedByHover: HTMLDetailsElement | undefined;

  const schedule = (action: () => void, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const close = (menu: HTMLDetailsElement) => {
    if (!menu.open) return;
    menu.open = false;
    openedByHover = undefined;
    closedAt = performance.now();
  };

  const scheduleOpen = (menu: HTMLDetailsElement) => {
    const anotherIsOpen = Array.from(menusOf(root)).some(
      (other) => other !== menu && other.open,
    );
    const skips =
      anotherIsOpen || performance.now() - closedAt < menuTimings.skip;
    schedule(
      () => {
        if (menu.open) return;
        menu.open = true;
        openedByHover = menu;
      },
      skips ? 0 : menuTimings.hover,
    );
  };

  for (const menu of menusOf(root)) {
    on(menu, "pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse" && isDesktop()) scheduleOpen(menu);
    });
    on(menu, "pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse" && isDesktop())
        schedule(() => close(menu), menuTimings.close);
    });
    on(menu, "focusout", ({ relatedTarget }) => {
      if (isDesktop() && relatedTarget && !menu.contains(relatedTarget as Node))
        close(menu);
    });
    on(menu.querySelector("summary"), "click", (event) => {
      window.clearTimeout(timer);
      if (openedByHover === menu && menu.open) event.preventDefault();
      openedByHover = undefined;
    });
  }

  on(window, "resize", () => {
    if (isDesktop()) closeMobileMenu(root);
  });
  // A pointer already over a menu fires no `pointerenter`.
  const hoveredAtStart =
    root.querySelector<HTMLDetailsElement>("details:hover");
  if (
    hoveredAtStart &&
    isDesktop() &&
    window.matchMedia("(hover: hover)").matches
  )
    scheduleOpen(hoveredAtStart);

  on(root, "click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) closeMenus(root);
  });
  on(document, "keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (!isDesktop()) {
      closeMobileMenu(root);
      return;
    }
    window.clearTimeout(timer);
    for (const menu of menusOf(root)) {
      if (menu.open && menu.contains(document.activeElement))
        menu.querySelector("summary")?.focus();
      close(menu);
    }
  });
  on(document, "pointerdown", ({ target }) => {
    if (!isDesktop()) return;
    for (const menu of menusOf(root))
      if (!menu.contains(target as Node)) close(menu);
  });
  return () => {
    window.clearTimeout(timer);
    listening.abort();
    releaseFocus();
    root[attached] = false;
  };
}

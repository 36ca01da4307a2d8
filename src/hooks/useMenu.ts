import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { closeMobileMenu, keepWithinMobileMenu } from "./mobileMenu";

/** Milliseconds, from the specification. */
const menuTimings = {
  /** Delay before a menu opens on hover. */
  hover: 200,
  /** Within this time after a menu closed, another opens without delay. */
  skip: 300,
  /** Delay before a menu closes after the pointer left it. */
  close: 150,
} as const;

const desktop = "(min-width: 64rem)";

/**
 * Enhances the native disclosures in a navigation: they open on hover and close
 * when pointer or focus leave, on Escape, on a click on a link and on navigation.
 */
export function useMenu(
  nav: RefObject<HTMLElement | null>,
  path: string,
): void {
  useEffect(() => {
    const root = nav.current;
    return root ? attach(root) : undefined;
  }, [nav]);

  // A menu that was opened before hydration stays open.
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (nav.current) closeAll(nav.current);
  }, [nav, path]);
}

const menusOf = (root: HTMLElement) => root.querySelectorAll("details");

function closeAll(root: HTMLElement) {
  for (const menu of menusOf(root)) menu.open = false;
  closeMobileMenu(root);
}

function attach(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const isDesktop = () => window.matchMedia(desktop).matches;
  const releaseFocus = keepWithinMobileMenu(root);
  let closedAt = -Infinity;
  let timer: number | undefined;
  /** The menu that hovering has just opened: a click must not close it again. */
  let hovered: HTMLDetailsElement | undefined;

  const later = (action: () => void, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const close = (menu: HTMLDetailsElement) => {
    if (!menu.open) return;
    menu.open = false;
    hovered = undefined;
    closedAt = performance.now();
  };

  const openLater = (menu: HTMLDetailsElement) => {
    const anotherIsOpen = Array.from(menusOf(root)).some(
      (m) => m !== menu && m.open,
    );
    const skips =
      anotherIsOpen || performance.now() - closedAt < menuTimings.skip;
    later(
      () => {
        if (menu.open) return;
        menu.open = true;
        hovered = menu;
      },
      skips ? 0 : menuTimings.hover,
    );
  };

  for (const menu of menusOf(root)) {
    menu.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        if (pointerType === "mouse" && isDesktop()) openLater(menu);
      },
      { signal },
    );
    menu.addEventListener(
      "pointerleave",
      ({ pointerType }) => {
        if (pointerType === "mouse" && isDesktop())
          later(() => close(menu), menuTimings.close);
      },
      { signal },
    );
    menu.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (
          isDesktop() &&
          relatedTarget &&
          !menu.contains(relatedTarget as Node)
        )
          close(menu);
      },
      { signal },
    );
    menu.querySelector("summary")?.addEventListener(
      "click",
      (event) => {
        window.clearTimeout(timer);
        if (hovered === menu && menu.open) event.preventDefault();
        hovered = undefined;
      },
      { signal },
    );
  }

  window.addEventListener(
    "resize",
    () => {
      if (isDesktop()) closeMobileMenu(root);
    },
    { signal },
  );
  // A pointer that is already over a menu fires no `pointerenter`.
  const rests = root.querySelector<HTMLDetailsElement>("details:hover");
  if (rests && isDesktop() && window.matchMedia("(hover: hover)").matches)
    openLater(rests);

  root.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) closeAll(root);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
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
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!isDesktop()) return;
      for (const menu of menusOf(root))
        if (!menu.contains(target as Node)) close(menu);
    },
    { signal },
  );
  return () => {
    window.clearTimeout(timer);
    listening.abort();
    releaseFocus();
  };
}

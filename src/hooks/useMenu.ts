import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { closeMobileMenu, keepWithinMobileMenu } from "./mobileMenu";

/** Milliseconds, from the specification. */
export const menuTimings = {
  /** How long the pointer rests on a closed menu before it opens. */
  hover: 200,
  /** After one menu closed, another opens at once within this time. */
  skip: 300,
  /** How long the pointer may be away before a menu closes. */
  close: 150,
} as const;

const desktop = "(min-width: 64rem)";

/**
 * Adds to native disclosures in a navigation: opening on hover, closing when
 * the pointer or focus leaves, on Escape, on a choice and on a new page.
 */
export function useMenu(
  nav: RefObject<HTMLElement | null>,
  path: string,
): void {
  useEffect(() => {
    const root = nav.current;
    return root ? attach(root) : undefined;
  }, [nav]);

  // What was opened before there were scripts stays open.
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
  const hovers = () => window.matchMedia(desktop).matches;
  const letOut = keepWithinMobileMenu(root);
  let closedAt = -Infinity;
  let timer: number | undefined;
  /** The menu that hovering has just opened: a click must not shut it again. */
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
        if (pointerType === "mouse" && hovers()) openLater(menu);
      },
      { signal },
    );
    menu.addEventListener(
      "pointerleave",
      ({ pointerType }) => {
        if (pointerType === "mouse" && hovers())
          later(() => close(menu), menuTimings.close);
      },
      { signal },
    );
    menu.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (hovers() && relatedTarget && !menu.contains(relatedTarget as Node))
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
      if (hovers()) closeMobileMenu(root);
    },
    { signal },
  );
  // A pointer that rests there already won't enter.
  const rests = root.querySelector<HTMLDetailsElement>("details:hover");
  if (rests && hovers() && window.matchMedia("(hover: hover)").matches)
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
      if (!hovers()) {
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
      if (!hovers()) return;
      for (const menu of menusOf(root))
        if (!menu.contains(target as Node)) close(menu);
    },
    { signal },
  );
  return () => {
    window.clearTimeout(timer);
    listening.abort();
    letOut();
  };
}

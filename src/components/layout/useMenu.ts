import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { attachMenus, closeMenus } from "./menu/attachMenus";

/** Attaches the menus of a navigation, and closes them when the page changes. */
export function useMenu(
  nav: RefObject<HTMLElement | null>,
  path: string,
): void {
  useEffect(() => {
    const root = nav.current;
    return root ? attachMenus(root) : undefined;
  }, [nav]);

  // A menu that was opened before hydration stays open.
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (nav.current) closeMenus(nav.current);
  }, [nav, path]);
}

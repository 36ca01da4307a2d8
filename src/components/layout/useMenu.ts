import { useEffect } from "react";
import type { RefObject } from "react";
import { attachMenus } from "./menu/attachMenus";

/** Attaches the menus of a navigation, if the menus' own script hasn't. */
export function useMenu(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = nav.current;
    return root ? attachMenus(root) : undefined;
  }, [nav]);
}

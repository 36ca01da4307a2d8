import { belowHome } from "../site/routes";
import type { Trail } from "../site/routes";
import { usePageLinks } from "./usePageLinks";
import type { NamedPage } from "./usePageLinks";

/** Breadcrumbs of a page directly below the home page, with its name in menus. */
export function useBelowHome(): (page: NamedPage) => Trail {
  const linkTo = usePageLinks();
  return (page) => belowHome(linkTo(page).name);
}

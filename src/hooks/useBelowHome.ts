import { belowHome } from "../site/breadcrumbs";
import type { Trail } from "../site/breadcrumbs";
import { usePageLinks } from "./usePageLinks";
import type { NamedPage } from "./usePageLinks";

/** Breadcrumbs of a page right below the home page, by the name menus give it. */
export function useBelowHome(): (page: NamedPage) => Trail {
  const linkTo = usePageLinks();
  return (page) => belowHome(linkTo(page).name);
}

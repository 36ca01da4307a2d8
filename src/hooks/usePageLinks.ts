import { belowHome } from "../site/routes";
import type { Crumb, Trail } from "../site/routes";
import { useSite } from "./useSite";

export interface NamedPage {
  readonly heading: string;
  readonly path: string;
}

/** Links to pages, with the name in the menus or else the page's heading. */
export function usePageLinks(): (page: NamedPage) => Crumb {
  const { main, footer } = useSite().navigation;
  const links = [
    ...footer,
    ...main,
    ...main.flatMap((item) => item.links ?? []),
  ];
  const names = new Map(links.map(({ path, label }) => [path, label]));
  return ({ heading, path }) => ({ name: names.get(path) ?? heading, path });
}

/** Breadcrumbs of a page directly below the home page, with its name in menus. */
export function useBelowHome(): (page: NamedPage) => Trail {
  const linkTo = usePageLinks();
  return (page) => belowHome(linkTo(page).name);
}

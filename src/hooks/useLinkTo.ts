import type { PageLink } from "../site/routes";
import { useSite } from "./useSite";

/** A page to link to. Its heading is for the case that it has no name, and no menu links to it. */
export interface LinkablePage {
  readonly path: string;
  readonly name?: string | null;
  readonly heading: string;
}

/**
 * Returns a function that creates a link to a page. The link's text is the first that
 * exists of: the page's name, its name in the menus, its heading.
 */
export function useLinkTo(): (page: LinkablePage) => PageLink {
  const { main, footer } = useSite().navigation;
  const links = [
    ...footer,
    ...main,
    ...main.flatMap((item) => item.links ?? []),
  ];
  const names = new Map(links.map(({ path, name }) => [path, name]));
  return (page) => ({
    path: page.path,
    name: page.name ?? names.get(page.path) ?? page.heading,
  });
}

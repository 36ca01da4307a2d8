import type { PageLink } from "../site/routes";
import { useSite } from "./useSite";

/**
 * A page to link to. A page without a name needs a heading, for the case that no menu links to
 * it.
 */
export type LinkablePage = { readonly path: string } & (
  | { readonly name: string }
  | { readonly name?: undefined; readonly heading: string }
);

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

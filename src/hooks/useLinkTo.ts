import type { PageLink } from "../site/routes";
import { useSite } from "./useSite";

/** A page with a name, or with a heading for the case that no menu names the page. */
export type NamedPage = { readonly path: string } & (
  | { readonly name: string }
  | { readonly name?: undefined; readonly heading: string }
);

/**
 * Returns a function that creates a link to a page. The link's text is the page's name, or
 * its name in the menus, or its heading.
 */
export function useLinkTo(): (page: NamedPage) => PageLink {
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

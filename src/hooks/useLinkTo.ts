import type { PageLink } from "../site/routes";
import { useSite } from "./useSite";

/** A page with a name, or with the heading that replaces a name missing from the menus. */
export type NamedPage = { readonly path: string } & (
  | { readonly name: string }
  | { readonly name?: undefined; readonly heading: string }
);

/** Returns a function that makes a link, whose name is the page's, the menu's or its heading. */
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

import type { PageLink } from "../site/routes";
import { useSite } from "./useSite";

/** A page whose name is known, or is that of the menus or else its heading. */
export type LinkablePage = { readonly path: string } & (
  | { readonly name: string }
  | { readonly name?: undefined; readonly heading: string }
);

/** Links to pages by their names. */
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

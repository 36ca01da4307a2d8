import { routes } from "../../site/routes";

/** The nearest page above an address, such as `/blog` for a post. */
export function pageAbove(address: string, pages: ReadonlySet<string>): string {
  const parent = address.slice(0, address.lastIndexOf("/")) || routes.home;
  return parent === routes.home || pages.has(parent)
    ? parent
    : pageAbove(parent, pages);
}

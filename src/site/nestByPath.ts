import type { PageLink } from "./routes";

interface NestedLink extends PageLink {
  readonly children: readonly NestedLink[];
}

/** Whether a path is below another, such as `/locations/pierce-county` below `/locations`. */
export const isBelow = (path: string, parentPath: string): boolean =>
  path.startsWith(`${parentPath}/`);

/** Lists the paths above a path, from the top: `/locations` and `/locations/pierce-county` for a city's. */
export function listPathsAbove(path: string): string[] {
  const names = path.split("/").slice(1, -1);
  return names.map((_name, index) => `/${names.slice(0, index + 1).join("/")}`);
}

/**
 * Puts each link below that to the closest page above it. Links without a page above them
 * stay at the top. Keeps the order.
 */
export function nestByPath(links: readonly PageLink[]): NestedLink[] {
  const longestFirst = links
    .map(({ path }) => path)
    .sort((a, b) => b.length - a.length);
  const parentPaths = new Map(
    links.map(({ path }) => [
      path,
      longestFirst.find((parentPath) => isBelow(path, parentPath)),
    ]),
  );
  const linksBelow = (parentPath?: string): NestedLink[] =>
    links
      .filter(({ path }) => parentPaths.get(path) === parentPath)
      .map(({ name, path }) => ({ name, path, children: linksBelow(path) }));
  return linksBelow();
}

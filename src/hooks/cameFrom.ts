let previousPath: string | undefined;

/**
 * Remembers the path of the page that client-side navigation leaves. Links
 * within a page don't count.
 */
export function leavePage(path: string | undefined): void {
  if (path !== window.location.pathname) previousPath = path ?? previousPath;
}

function referringPath(): string | undefined {
  const { referrer } = document;
  if (!referrer) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}

/**
 * The path of the page of this site that the visitor came from, by client-side
 * navigation or a page load.
 */
export const cameFrom = (): string | undefined =>
  previousPath ?? referringPath();

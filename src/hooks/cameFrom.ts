let left: string | undefined;

/**
 * Notes the page that client navigation leaves, by its path. A link to a place
 * within the page leaves none.
 */
export function leavePage(path: string | undefined): void {
  if (path !== window.location.pathname) left = path ?? left;
}

/** The path of the referrer, if it is a page of this site. */
function referringPath(): string | undefined {
  const { referrer } = document;
  if (!referrer) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}

/**
 * The path of the page of this site that the visitor was on before this one,
 * whether scripts or the browser brought them here.
 */
export const cameFrom = (): string | undefined => left ?? referringPath();

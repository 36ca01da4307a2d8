/**
 * Returns the path of the page of this site from which the visitor came; `undefined` if the
 * visitor came from another site, or from none.
 */
export function getReferrerPath(): string | undefined {
  const { referrer } = document;
  if (!referrer) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}

/** Path of the page of this site that led to this page; `undefined` if none did. */
export function getReferrerPath(): string | undefined {
  const { referrer } = document;
  if (!referrer) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}

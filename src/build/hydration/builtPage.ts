const root = () => document.getElementById("___gatsby");

let kept: { readonly path: string; readonly page: Node } | undefined;

/** Keeps the page as it was built, before it is taken over. */
export function keepBuiltPage(): void {
  const page = root();
  if (page)
    kept = { path: window.location.pathname, page: page.cloneNode(true) };
}

/**
 * Brings a page without scripts in place of one that can't be rendered at all:
 * as it was before, or by a new load of one that the visitor came to since.
 * That comes back without a load the next time, so pages don't load forever.
 */
export function returnToBuiltPage(): void {
  if (kept?.path === window.location.pathname) root()?.replaceWith(kept.page);
  else window.location.reload();
}

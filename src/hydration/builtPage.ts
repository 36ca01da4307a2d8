const root = () => document.getElementById("___gatsby");

let kept: { readonly path: string; readonly page: Node } | undefined;

/** Keeps a copy of the page as it was built, before React takes it over. */
export function keepBuiltPage(): void {
  const page = root();
  if (page)
    kept = { path: window.location.pathname, page: page.cloneNode(true) };
}

/**
 * Replaces a page that React has failed to render by the page as it was built. If
 * the visitor has followed a link since, the page is loaded again instead. That
 * can't repeat for ever: after the load, there is a copy of the page.
 */
export function returnToBuiltPage(): void {
  if (kept?.path === window.location.pathname) root()?.replaceWith(kept.page);
  else window.location.reload();
}

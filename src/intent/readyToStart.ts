/** What Gatsby keeps at the window. */
interface GatsbyWindow {
  readonly ___loader: {
    loadPage(
      path: string,
    ): Promise<{ page?: { webpackCompilationHash?: string } } | undefined>;
  };
  readonly ___webpackCompilationHash?: string;
}

/** The styles of all pages; under `gatsby develop` they are in the scripts. */
const allStyles = () =>
  document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]");

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    if (link.sheet) resolve();
    else link.addEventListener("load", () => resolve());
  });

/** Whether the site is still the one that the page is from. */
async function isCurrent(): Promise<boolean> {
  const { ___loader, ___webpackCompilationHash: own } =
    window as unknown as GatsbyWindow;
  const { pathname, search } = window.location;
  const page = await ___loader.loadPage(pathname + search);
  return !own || page?.page?.webpackCompilationHash === own;
}

/**
 * Resolves when Gatsby can take the page over. Where it can't, never: its
 * styles or data can't be had, or there was a release since the page was
 * loaded. The page then stays as it is, and its links lead to whole pages.
 */
export async function readyToStart(): Promise<void> {
  const styles = allStyles();
  const [current] = await Promise.all([isCurrent(), styles && loaded(styles)]);
  if (!current) await new Promise(() => undefined);
}

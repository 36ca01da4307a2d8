/** What Gatsby keeps at the window. */
interface GatsbyWindow {
  readonly ___loader: {
    loadPage(address: string): Promise<
      | {
          page?: {
            readonly path: string;
            readonly webpackCompilationHash?: string;
          };
        }
      | undefined
    >;
  };
  ___navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Names the release; there is none under `gatsby develop`. */
  readonly ___webpackCompilationHash?: string;
}

const gatsby = () => window as unknown as GatsbyWindow;

/**
 * Whether Gatsby has all that it takes to show a page, from the release that
 * its own scripts are of. What is missing, broken or newer comes with the whole
 * page.
 * @param address path and query by which it is asked for
 * @param path of the page that is to be shown there
 */
export async function isOfRelease(
  address: string,
  path: string,
): Promise<boolean> {
  const { ___loader: loader, ___webpackCompilationHash: own } = gatsby();
  const loaded = await loader.loadPage(address).catch(() => undefined);
  if (!own) return true;
  const page = loaded?.page;
  return (
    page?.webpackCompilationHash === own && page.path.split("?")[0] === path
  );
}

/** How long a link waits for Gatsby before the browser follows it. Milliseconds. */
const timeoutMs = 5_000;

const timedOut = () =>
  new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false));

/**
 * Has links load a whole page where Gatsby can't show it. By itself Gatsby
 * shows the pages of a new release with the old scripts while it loads them,
 * twice in the history; it does nothing where it doesn't know their template,
 * or gets no answer.
 */
export function loadPagesOfOtherReleases(): void {
  const show = gatsby().___navigate;
  gatsby().___navigate = (to, options) => {
    const { pathname, search } = new URL(to, window.location.href);
    void Promise.race([
      isOfRelease(pathname + search, pathname),
      timedOut(),
    ]).then((canShow) => {
      if (canShow) show(to, options);
      else if (options?.replace) window.location.replace(to);
      else window.location.assign(to);
    });
  };
}

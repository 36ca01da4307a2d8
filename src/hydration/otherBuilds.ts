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
  /** Names the build; there is none under `gatsby develop`. */
  readonly ___webpackCompilationHash?: string;
}

const gatsby = () => window as unknown as GatsbyWindow;

/**
 * Whether Gatsby can show a page: its data can be loaded, and come from the same
 * build as Gatsby's scripts in this tab.
 * @param address path and query of the page
 * @param path of the page that Gatsby should find there
 */
export async function isOfSameBuild(
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
 * Lets links load a whole page if Gatsby can't show it. Gatsby itself would show
 * pages of a newer build with the old scripts, add two entries to the history, and
 * do nothing if it doesn't know the page's template or gets no answer.
 */
export function loadPagesOfOtherBuilds(): void {
  const show = gatsby().___navigate;
  gatsby().___navigate = (to, options) => {
    const { pathname, search } = new URL(to, window.location.href);
    void Promise.race([
      isOfSameBuild(pathname + search, pathname),
      timedOut(),
    ]).then((canShow) => {
      if (canShow) show(to, options);
      else if (options?.replace) window.location.replace(to);
      else window.location.assign(to);
    });
  };
}

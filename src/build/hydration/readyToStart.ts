import { keepBuiltPage } from "./builtPage";
import { leaveFormsToBrowser } from "./earlySubmit";
import { isOfRelease, loadPagesOfOtherReleases } from "./release";

/** The styles of all pages; under `gatsby develop` they are in the scripts. */
const allStyles = () =>
  document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]");

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    // What could not be had is an empty sheet.
    if (link.sheet?.cssRules.length) resolve();
    else link.addEventListener("load", () => resolve());
  });

/** Whether Gatsby can show the page that is shown. */
function isShowable(): Promise<boolean> {
  const { pathname, search } = window.location;
  const { pagePath = pathname } = window as { pagePath?: string };
  return isOfRelease(pathname + search, pagePath);
}

/**
 * Resolves when Gatsby can take the page over. Where it can't, never: its
 * styles or data can't be had, or there was a release since the page was
 * loaded. The page then stays as it is, and its links lead to whole pages.
 */
export async function readyToStart(): Promise<void> {
  const styles = allStyles();
  const [canShow] = await Promise.all([isShowable(), styles && loaded(styles)]);
  if (!canShow) {
    leaveFormsToBrowser();
    await new Promise(() => undefined);
  }
  loadPagesOfOtherReleases();
  keepBuiltPage();
}

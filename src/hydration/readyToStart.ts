import { keepBuiltPage } from "./builtPage";
import { leaveFormsToBrowser } from "./earlySubmit";
import { isOfSameBuild, loadPagesOfOtherBuilds } from "./otherBuilds";

/** The styles of all pages; under `gatsby develop` they are in the scripts. */
const allStyles = () =>
  document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]");

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    // A sheet that failed to load is empty.
    if (link.sheet?.cssRules.length) resolve();
    else link.addEventListener("load", () => resolve());
  });

function isShowable(): Promise<boolean> {
  const { pathname, search } = window.location;
  const { pagePath = pathname } = window as { pagePath?: string };
  return isOfSameBuild(pathname + search, pagePath);
}

/**
 * Resolves when Gatsby can take the page over. If it can't, the promise stays
 * pending, the page stays as it is, and its links load whole pages. That happens
 * when styles or data can't be loaded, or the site has been built again since.
 */
export async function readyToStart(): Promise<void> {
  const styles = allStyles();
  const [canShow] = await Promise.all([isShowable(), styles && loaded(styles)]);
  if (!canShow) {
    leaveFormsToBrowser();
    await new Promise(() => undefined);
  }
  loadPagesOfOtherBuilds();
  keepBuiltPage();
}

import { withPrefix } from "gatsby";
import type { GatsbyBrowser } from "gatsby";
import { leavePage } from "./src/hooks/cameFrom";
import { returnToBuiltPage } from "./src/hydration/builtPage";
import { leaveFormsToBrowser } from "./src/hydration/earlySubmit";
import { allowMovedTexts } from "./src/hydration/allowMovedTexts";
import { openMenuWithoutPopover } from "./src/components/layout/menu/mobileMenu";
import { readyToStart } from "./src/hydration/readyToStart";
import { endReturning, keepScrollPlaces } from "./src/hydration/scrollPlaces";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

/**
 * Following a link shows the top of the next page, or the place that the link
 * names. The first page stays where it is: the visitor may have scrolled it.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => Boolean(prevRouterProps) && (location.hash ? true : [0, 0]);

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  prevLocation,
}) => leavePage(prevLocation?.pathname);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = endReturning;

/** Gatsby starts when the promise that this hook returns resolves. */
export const onClientEntry = () => {
  const isDeferred = document.querySelector("script[data-path]");
  if (!isDeferred) openMenuWithoutPopover();
  allowMovedTexts();
  return readyToStart();
};

/**
 * Gatsby follows links from now on, and loads pages ahead by itself. The web
 * manifest, which lets visitors install the site, is added only now, because
 * visitors who only read don't need it.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  () => {
    // Tests wait for this mark.
    document.documentElement.dataset.hydrated = "";
    keepScrollPlaces();
    document.querySelector("script[type=speculationrules]")?.remove();
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = withPrefix("/manifest.webmanifest");
    document.head.append(manifest);
  };

/** React has removed the whole page, and no error screen replaces it. */
export const onUncaughtError = () => {
  returnToBuiltPage();
  leaveFormsToBrowser();
};

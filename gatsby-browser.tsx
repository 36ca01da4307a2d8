import { withPrefix } from "gatsby";
import type { GatsbyBrowser } from "gatsby";
import { leavePage } from "./src/hooks/cameFrom";
import { returnToBuiltPage } from "./src/build/hydration/builtPage";
import { leaveFormsToBrowser } from "./src/build/hydration/earlySubmit";
import { openMenuWithoutPopover } from "./src/components/layout/menu/mobileMenu";
import { readyToStart } from "./src/build/hydration/readyToStart";
import {
  endReturning,
  keepScrollPlaces,
} from "./src/build/hydration/scrollPlaces";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

/**
 * Every page starts at its top, unless its address names a place in it. The
 * first one is where the browser and the visitor have brought it.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => Boolean(prevRouterProps) && (location.hash ? true : [0, 0]);

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  prevLocation,
}) => leavePage(prevLocation?.pathname);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = endReturning;

/** Gatsby waits for what its first hook returns. */
export const onClientEntry = () => {
  const isDeferred = document.querySelector("script[data-path]");
  if (!isDeferred) openMenuWithoutPopover();
  return readyToStart();
};

/**
 * From here on Gatsby follows links, and knows itself what to load ahead; and
 * who uses the site may want to keep it among their apps.
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
    if (process.env.NODE_ENV === "development")
      void import("./src/components/layout/faultNotice").then(
        ({ showFaults }) => showFaults("/___content-faults"),
      );
  };

/** What no error screen could stand for: React has removed the whole page. */
export const onUncaughtError = () => {
  returnToBuiltPage();
  leaveFormsToBrowser();
};

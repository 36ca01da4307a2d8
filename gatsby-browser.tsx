import type { GatsbyBrowser } from "gatsby";
import { leavePage } from "./src/hooks/cameFrom";
import { readyToStart } from "./src/intent/readyToStart";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement } from "./src/layouts/wrapPageElement";

/** Every page starts at its top, unless its address names a place in it. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
}) => (location.hash ? true : [0, 0]);

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  prevLocation,
}) => leavePage(prevLocation?.pathname);

/** Gatsby waits for what its first hook returns. */
export const onClientEntry = readyToStart;

/** From here on Gatsby follows links, and knows itself what to load ahead. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  () => document.querySelector("script[type=speculationrules]")?.remove();

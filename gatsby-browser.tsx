import type { GatsbyBrowser } from "gatsby";
import { leavePage } from "./src/hooks/cameFrom";
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

import { markHydrated } from "./src/browser/hydration";
import { showLoadFailure } from "./src/browser/loadNotes";
import { tolerateTranslation } from "./src/browser/tolerateTranslation";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/shared.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

export const onClientEntry = tolerateTranslation;

/** Leaves scrolling to the browser: each link loads a document. */
export const shouldUpdateScroll = () => false;

/**
 * Marks the page as hydrated, for styles and tests, unless React couldn't render it, so
 * that `StaticFallback` left it as it was.
 */
export const onInitialClientRender = () => {
  if (document.querySelector("[data-static]")) showLoadFailure();
  else markHydrated();
};

import { markHydrated } from "./src/browser/hydration";
import { showLoadFailureNote } from "./src/browser/failureNotes";
import { tolerateTranslation } from "./src/browser/tolerateTranslation";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/shared.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

export const onClientEntry = tolerateTranslation;

/** Leaves scrolling to the browser, because each link loads a document. */
export const shouldUpdateScroll = () => false;

/**
 * Marks the page as hydrated, for styles and tests. If React failed and `StaticFallback`
 * kept the page, shows the load failure instead.
 */
export const onInitialClientRender = () => {
  if (document.querySelector("[data-static]")) showLoadFailureNote();
  else markHydrated();
};

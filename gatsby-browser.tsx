import { tolerateTranslation } from "./src/browser/tolerateTranslation";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/shared.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

export const onClientEntry = tolerateTranslation;

/** Leaves scrolling to the browser: each link loads a document. */
export const shouldUpdateScroll = () => false;

/** Marks the page as hydrated, for styles and tests. */
export const onInitialClientRender = () => {
  document.documentElement.dataset.hydrated = "";
};

import { tolerateTranslation } from "./src/browser/tolerateTranslation";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/shared.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

export const onClientEntry = tolerateTranslation;

/** Places are the browser's affair: it loads a document for every link. */
export const shouldUpdateScroll = () => false;

/** Tests wait for this mark, and some styles are only right from then on. */
export const onInitialClientRender = () => {
  document.documentElement.dataset.hydrated = "";
};
